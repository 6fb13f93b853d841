import type { Payload } from 'payload';
import { env } from '../settings/env.ts';
import { DEFAULT_LOCALE, type Locale } from '../clinic-config/locales.ts';
import type { ClinicContact } from './mail-layout.ts';
import { readSavedClinicContact } from './saved-clinic-contact.ts';

const CACHE_MS = 30_000;
const cache = new WeakMap<Payload, Map<Locale, { at: number; lines: ClinicContact }>>();

/** The clinic's details for mails, cached for a while: many mails are written in a row. */
export async function readClinicContact(payload: Payload, locale: Locale): Promise<ClinicContact> {
  const known = cache.get(payload) ?? new Map();
  cache.set(payload, known);
  const last = known.get(locale);
  if (last && performance.now() - last.at < CACHE_MS) return last.lines;
  const lines = await load(payload, locale);
  known.set(locale, { at: performance.now(), lines });
  return lines;
}

async function load(payload: Payload, locale: Locale): Promise<ClinicContact> {
  // With the content on another host, the site saves the clinic's details in a file.
  if (env.CONTENT_API_HOST) return readSavedClinicContact(env.DATA_DIR, locale);
  const read = (language: Locale) =>
    payload.findGlobal({
      slug: 'clinic',
      locale: language,
      depth: 0,
      fallbackLocale: DEFAULT_LOCALE,
    });
  const inLanguage = await read(locale);
  // As on the site, the default language stands in for one that is not published.
  const clinic = inLanguage._status === 'published' ? inLanguage : await read(DEFAULT_LOCALE);
  const city = [clinic.zip, clinic.city].filter(Boolean).join(' ');
  return {
    // Requests are accepted even before the clinic's details are filled in.
    name: clinic.name ?? '',
    phone: clinic.phone ?? '',
    email: clinic.email ?? '',
    address: [clinic.street, city, clinic.country].filter(Boolean).join(', '),
  };
}
