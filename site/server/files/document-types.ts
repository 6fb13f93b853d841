import { extensionOf, formatOfName } from './formats.ts';

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

/** For a route: the names that end like a document. */
export const DOCUMENT_NAMES = `.+\\.(?:${Object.keys(TYPES).join('|')})`;

/** The media type of a document by its name; undefined if it is none. */
export function documentType(name: string): string | undefined {
  const extension = extensionOf(name);
  return Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
}

/** Whether a file is of a kind that visitors may get: a picture or a document. */
export function isKnownKind(name: string): boolean {
  return formatOfName(name) !== undefined || documentType(name) !== undefined;
}
