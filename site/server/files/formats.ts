import type { Sharp } from 'sharp';

/** The formats of input and output. SVG is not among them: it can hold scripts. */
export type OutputFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** By extension, which is also what clients may call a format. */
export const FORMATS: Readonly<Record<string, OutputFormat>> = {
  webp: 'webp',
  avif: 'avif',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
  gif: 'gif',
};

export function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

export function formatOfName(name: string): OutputFormat | undefined {
  const extension = extensionOf(name);
  return Object.hasOwn(FORMATS, extension) ? FORMATS[extension] : undefined;
}

/** The format by the first bytes, whatever the name says: only these may reach the decoder. */
export function formatOfBytes(bytes: Buffer): OutputFormat | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  const text = bytes.subarray(0, 12).toString('latin1');
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'webp';
  return /ftypavi[fs]$/.test(text) ? 'avif' : undefined;
}

/** What a core encodes in three seconds: large AVIF and the colours of GIF take long. */
export const MAX_PIXELS: Readonly<Record<OutputFormat, number>> = {
  jpeg: 16_000_000,
  png: 16_000_000,
  webp: 12_000_000,
  avif: 7_000_000,
  gif: 2_000_000,
};

type Encoding = { format: OutputFormat; quality: number; pixels: number; mayTakeLong?: boolean };

export function encodeAs(image: Sharp, encoding: Encoding): Sharp {
  const { format, quality } = encoding;
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
      return image.avif({ quality, effort: avifEffort(encoding) });
  }
}

/** Each step makes files a few percent smaller and takes twice as long. */
function avifEffort({ pixels, mayTakeLong }: Encoding): number {
  if (mayTakeLong || pixels <= 250_000) return 3;
  return pixels <= 1_700_000 ? 1 : 0;
}

/** Documents that can be downloaded. Browsers get them as attachments and never open them here. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  rtf: 'application/rtf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  zip: 'application/zip',
  epub: 'application/epub+zip',
};

export const DOCUMENT_NAMES = `.+\\.(?:${Object.keys(TYPES).join('|')})`;

export function documentType(name: string): string | undefined {
  const extension = extensionOf(name);
  return Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
}

export function isKnownKind(name: string): boolean {
  return formatOfName(name) !== undefined || documentType(name) !== undefined;
}
