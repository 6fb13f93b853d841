import sharp from 'sharp';

/** The segments that a picture needs are listed, so any unknown one counts as metadata. */
export async function hasNoMetadata(bytes: Buffer): Promise<boolean> {
  const { format, exif, icc, iptc, xmp, comments } = await sharp(bytes).metadata();
  if (exif || icc || iptc || xmp || comments?.length) return false;
  if (format === 'jpeg') return jpegHasNoMetadata(bytes);
  if (format === 'png') return pngHasNoMetadata(bytes);
  return format === 'webp' ? webpHasNoMetadata(bytes) : true;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const APP0 = 0xe0;
const APP14 = 0xee;
/** The length of a JFIF segment without a thumbnail. */
const JFIF_BYTES = 16;
const ADOBE_BYTES = 14;

function jpegHasNoMetadata(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    const isTable = (marker >= 0xc0 && marker <= 0xcf) || marker === 0xdb || marker === 0xdd;
    const isPlain = marker === APP0 ? length === JFIF_BYTES : marker === APP14;
    const isKnown = isTable || marker === START_OF_SCAN || (isPlain && length <= JFIF_BYTES);
    if (!isKnown || (marker === APP14 && length !== ADOBE_BYTES)) return false;
    at += 2 + length;
    if (marker === START_OF_SCAN) at = endOfScan(bytes, at);
    if (bytes[at + 1] === END_OF_IMAGE) return at + 2 === bytes.length;
  }
  return false;
}

/** The start of the next segment: within a scan, FF precedes only a zero or a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? END_OF_IMAGE;
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (next !== 0 && next !== 0xff && !isRestart) return at;
  }
  return bytes.length;
}

const PNG_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);
const PNG_SIGNATURE_BYTES = 8;

function pngHasNoMetadata(bytes: Buffer): boolean {
  let at = PNG_SIGNATURE_BYTES;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!PNG_CHUNKS.has(type)) return false;
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'IEND') return at === bytes.length;
  }
  return false;
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
const RIFF_HEADER_BYTES = 12;

function webpHasNoMetadata(bytes: Buffer): boolean {
  let at = RIFF_HEADER_BYTES;
  while (at + 8 <= bytes.length) {
    if (!WEBP_CHUNKS.has(bytes.toString('latin1', at, at + 4))) return false;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
}
