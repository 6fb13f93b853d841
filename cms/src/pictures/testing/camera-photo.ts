import sharp from 'sharp';

/** A photo as a camera of 60 megapixels takes it: lying on its side, with its location. */
export async function cameraPhoto(picture: string): Promise<Buffer> {
  return sharp(picture)
    .resize(9000, 6700, { fit: 'fill' })
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 30/1 15/1' } })
    .jpeg({ quality: 70 })
    .toBuffer();
}

const small = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(32, 18, { fit: 'fill' }).removeAlpha().raw().toBuffer();

/** How far the colours of two upright pictures are from each other, on average. */
export async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [ours, theirs] = await Promise.all([small(one), small(other)]);
  return (
    ours.reduce((sum, value, at) => sum + Math.abs(value - (theirs[at] ?? 0)), 0) / ours.length
  );
}

export async function sizeOf(picture: Buffer) {
  const { format, height, width } = await sharp(picture).metadata();
  return { format, height, width };
}
