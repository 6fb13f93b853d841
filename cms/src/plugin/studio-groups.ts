import type { Label } from '../studio-words/studio-languages.ts';

/** The group of the studio's navigation that collections and globals share. */
export const PAGES: Label = { en: 'Pages', de: 'Seiten', it: 'Pagine' };

/** Puts collections or globals into a group of the studio's navigation. */
export function grouped<Entry extends { admin?: object }>(group: Label, entries: Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, admin: { ...entry.admin, group } }));
}
