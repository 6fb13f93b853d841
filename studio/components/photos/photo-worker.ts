/** In pixels. Half of it, after a crop, is still nearly as large as the site shows pictures. */
const MAX_SIDE = 4096;
const JPEG_QUALITY = 0.92;

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

// This runs in a worker, whose memory is free again once the last photograph is ready. If a browser
// lacks something that is needed, the server gets the file as it is.
addEventListener('message', async ({ data }: MessageEvent<File>) =>
  postMessage(await prepare(data).catch(() => data)),
);

/** A photograph as the studio takes it; undefined if it cannot be read. */
async function prepare(file: File): Promise<File | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(bytes);
  if (!kind) return undefined;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const shown = bitmap ?? (kind === 'heic' ? await decodeHeic(bytes) : undefined);
  if (!shown) return undefined;
  const { height, width } = shown;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  // WebP and AVIF may be animated and are not from a camera; the server makes them smaller.
  const isSentAsIs = kind === 'webp' || kind === 'avif' || (scale === 1 && kind !== 'heic');
  if (isSentAsIs) return named(file, file, kind);
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(shown, 0, 0, canvas.width, canvas.height);
  shown.close();
  const type = kind === 'png' ? 'png' : 'jpeg';
  const blob = await canvas.convertToBlob({ type: `image/${type}`, quality: JPEG_QUALITY });
  return named(blob, file, type);
}

/** Judges by content: phones may name a HEIC `.jpg`, and some programs give no type. */
function kindOf(bytes: Uint8Array): Kind | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG')) return 'png';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  if (head.slice(4, 8) !== 'ftyp') return undefined;
  return /avi[fs]$/.test(head) ? 'avif' : 'heic';
}

function named(content: Blob, { lastModified, name }: File, kind: Kind): File {
  const stem = name.replace(/\.[^.]*$/, '');
  const ending = kind === 'jpeg' ? 'jpg' : kind;
  return new File([content], `${stem}.${ending}`, { type: `image/${kind}`, lastModified });
}

/** Only Safari decodes HEIC itself. The decoder has two megabytes, and is loaded when needed. */
async function decodeHeic(bytes: Uint8Array): Promise<ImageBitmap | undefined> {
  const { default: libheif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  const images = new (libheif().HeifDecoder)().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return undefined;
  const colorSpace = isDisplayP3(bytes) ? 'display-p3' : 'srgb';
  const pixels = new ImageData(image.get_width(), image.get_height(), { colorSpace });
  const isFilled = await new Promise((resolve) => image.display(pixels, resolve));
  for (const one of images) one.free();
  return isFilled ? createImageBitmap(pixels) : undefined;
}

const PROFILE_NAME = [...'Display P3'].join('\0');

/** Whether the colours are those of iPhones, which the decoder does not say; sRGB would be dull. */
function isDisplayP3(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 65_536)).includes(PROFILE_NAME);
}
