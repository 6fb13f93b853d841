import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { DOCUMENTS_PATH, UPLOADS_PATH } from '#content/sources/file-paths.ts';
import { isRow, type Row } from '#content/values/row.ts';
import { variantName, type WireField } from '#content/values/wire.ts';

export const DOCUMENTS = '/documents/';

/** The path of a file as Cockpit writes it, which begins below the uploads. */
export function cockpitPath(path: string): string {
  if (path.startsWith(UPLOADS_PATH)) return `/${path.slice(UPLOADS_PATH.length)}`;
  return path.startsWith(DOCUMENTS_PATH) ? DOCUMENTS + path.slice(DOCUMENTS_PATH.length) : path;
}

/** Gives an entry's files Cockpit's paths. Those of pictures begin at the root, in Cockpit too. */
export function withCockpitFiles(entry: Row, fields: readonly WireField[]): Row {
  const files = fields
    .filter(({ type }) => type === 'asset')
    .flatMap(({ name }) => LOCALES.map((locale) => variantName(name, locale)))
    .flatMap((key): [string, Row][] => {
      const file = entry[key];
      if (!isRow(file) || typeof file.path !== 'string') return [];
      return [[key, { ...file, path: cockpitPath(file.path) }]];
    });
  return files.length > 0 ? { ...entry, ...Object.fromEntries(files) } : entry;
}
