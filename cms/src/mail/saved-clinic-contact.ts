import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../clinic-config/locales.ts';
import { writeDurably } from '../files/write-durably.ts';

const lines = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
});
const savedContacts = z.partialRecord(z.enum(LOCALES), lines);
export type SavedClinicContact = z.output<typeof savedContacts>;

const fileIn = (dataFolder: string) => path.join(dataFolder, 'clinic.json');

/** With the content on another host, the site saves the clinic's details for the studio's mails. */
export async function saveClinicContact(dataFolder: string, values: SavedClinicContact) {
  const text = `${JSON.stringify(values, null, 2)}\n`;
  await writeDurably(fileIn(dataFolder), text, { mode: 0o644 });
}

/** Empty if nothing was saved yet: requests are accepted even before there is any content. */
export async function readSavedClinicContact(dataFolder: string, locale: Locale) {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => '{}');
  const known = savedContacts.parse(JSON.parse(text));
  return known[locale] ?? known[DEFAULT_LOCALE] ?? { name: '', phone: '', email: '', address: '' };
}
