import sharp, { type Metadata, type Sharp } from 'sharp';

export type Crop = { x: number; y: number; width: number; height: number };
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

type Options = {
  crop?: Crop;
  /** The longest side in pixels; smaller pictures are not enlarged. */
  maxSide?: number;
  /** Decode as much as possible of a damaged file instead of refusing it. */
  isDamagedFine?: boolean;
};

const MAX_PIXELS = 120_000_000;
const MAX_SECONDS = 60;

/** High quality, as every size that visitors see is encoded again from this file. */
const ENCODERS: Readonly<Record<PictureFormat, (image: Sharp) => Sharp>> = {
  jpeg: (image) => image.jpeg({ quality: 90, progressive: true }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 90 }),
  avif: (image) => image.avif({ quality: 70, effort: 2 }),
};

/** Re-encodes a picture upright, in sRGB and without metadata; undefined if it cannot be read. */
export async function cleanPicture(bytes: Buffer, { crop, maxSide, isDamagedFine }: Options = {}) {
  const format = await pictureFormat(bytes);
  if (!format) return undefined;
  // A crop of an animation is its first frame.
  const animated = format === 'webp' && !crop;
  const failOn = isDamagedFine ? 'none' : 'error';
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn, animated });
    const { autoOrient: shown, pages = 1 } = await image.metadata();
    image.autoOrient();
    if (crop) image.extract(toPixels(crop, shown));
    if (maxSide) image.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
    const encoded = ENCODERS[format](image).timeout({ seconds: MAX_SECONDS });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const { width, height, pageHeight = height / (animated ? pages : 1) } = info;
    return { data, format, width, height: pageHeight };
  } catch {
    return undefined;
  }
}

async function pictureFormat(bytes: Buffer): Promise<PictureFormat | undefined> {
  const { format, compression } = await headOf(bytes);
  if (format === 'jpeg' || format === 'png' || format === 'webp') return format;
  return format === 'heif' && compression === 'av1' ? 'avif' : undefined;
}

/** Whether these are the bytes of an iPhone's own format, for which sharp brings no decoder. */
export async function isHeic(bytes: Buffer): Promise<boolean> {
  return (await headOf(bytes)).compression === 'hevc';
}

const headOf = (bytes: Buffer): Promise<Partial<Metadata>> =>
  sharp(bytes)
    .metadata()
    .catch(() => ({}));

function toPixels(crop: Crop, { width, height }: { width: number; height: number }) {
  const left = Math.min(Math.floor((crop.x / 100) * width), width - 1);
  const top = Math.min(Math.floor((crop.y / 100) * height), height - 1);
  return {
    left,
    top,
    width: Math.min(shareOf(crop.width, width), width - left),
    height: Math.min(shareOf(crop.height, height), height - top),
  };
}

const shareOf = (percent: number, side: number) => Math.max(1, Math.round((percent / 100) * side));
