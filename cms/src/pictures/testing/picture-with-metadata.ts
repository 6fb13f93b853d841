import sharp from 'sharp';
import type { PictureFormat } from '../clean-picture.ts';

/** A text that occurs only in the metadata of these pictures. */
export const SECRET = 'Hidden Valley 7';

const EXIF = {
  IFD0: { Artist: SECRET, Model: SECRET },
  IFD3: {
    ...{ GPSLatitudeRef: 'N', GPSLatitude: '46/1 30/1 15/1' },
    ...{ GPSLongitudeRef: 'E', GPSLongitude: '9/1 50/1 20/1' },
  },
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
  xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${SECRET}"/></rdf:RDF></x:xmpmeta>`;

type Options = {
  format?: PictureFormat;
  width?: number;
  height?: number;
  /** The EXIF orientation; 6 means that the picture lies on its side. */
  orientation?: number;
};

/** A photo with a phone's metadata, including its location. Left half red, right half blue. */
export async function pictureWithMetadata(options: Options = {}): Promise<Buffer> {
  const { format = 'jpeg', width = 120, height = 80, orientation = 1 } = options;
  const half = { width: width / 2, height, channels: 3, background: '#00f' } as const;
  return sharp({ create: { ...half, width, background: '#f00' } })
    .composite([{ input: { create: half }, left: width / 2, top: 0 }])
    .toFormat(format)
    .withMetadata({ orientation })
    .withIccProfile('p3')
    .withExif(EXIF)
    .withXmp(XMP)
    .toBuffer();
}

/** The kinds of metadata in a file, as other programs see them. */
export async function metadataIn(bytes: Buffer): Promise<string[]> {
  const metadata = await sharp(bytes).metadata();
  const kinds = ['exif', 'icc', 'iptc', 'xmp', 'comments', 'orientation'] as const;
  const found: string[] = kinds.filter((kind) => metadata[kind] !== undefined);
  return bytes.includes(SECRET) ? [...found, SECRET] : found;
}

/** The colours of the first and the last pixel: `[red, green, blue]` each. */
export async function corners(bytes: Buffer): Promise<number[][]> {
  const pixels = await sharp(bytes).removeAlpha().raw().toBuffer();
  return [[...pixels.subarray(0, 3)], [...pixels.subarray(-3)]];
}
