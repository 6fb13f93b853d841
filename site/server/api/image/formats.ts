import type { Sharp } from 'sharp';

/** The formats that go in and out. SVG is not among them: it can hold scripts. */
export type OutputFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const BY_EXTENSION: Readonly<Record<string, OutputFormat>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
};

export function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

export function formatOfName(name: string): OutputFormat | undefined {
  const extension = extensionOf(name);
  return Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : undefined;
}

/** What a file is by its first bytes, whatever its name says: nothing else may reach the decoder. */
export function formatOfBytes(bytes: Buffer): OutputFormat | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  const text = bytes.subarray(0, 12).toString('latin1');
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'webp';
  return /ftypavi[fs]$/.test(text) ? 'avif' : undefined;
}

export function encodeAs(image: Sharp, format: OutputFormat, quality: number): Sharp {
  switch (format) {
    case 'jpeg':
      return image.flatten({ background: '#fff' }).jpeg({ quality, progressive: true });
    case 'png':
      return image.png();
    case 'gif':
      return image.gif();
    case 'webp':
      return image.webp({ quality });
    case 'avif':
      return image.avif({ quality, effort: 3 });
  }
}
