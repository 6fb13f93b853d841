import type { Label } from '../studio-words/studio-languages.ts';

/** Groups of the studio's navigation that several features share. */
export const INBOX: Label = { en: 'Inbox', de: 'Posteingang', it: 'Posta in arrivo' };
export const ACCESS: Label = { en: 'Access', de: 'Zugang', it: 'Accesso' };
export const PAGES: Label = { en: 'Pages', de: 'Seiten', it: 'Pagine' };

/** Puts collections or globals into a group of the studio's navigation. */
export function grouped<Entry extends { admin?: object }>(group: Label, entries: Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, admin: { ...entry.admin, group } }));
}
