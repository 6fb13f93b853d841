import type { Payload } from 'payload';
import { DEFAULT_LOCALE, type Locale } from '../locales.ts';
import type { ClinicLines } from './mail-layout.ts';

/** Many mails in a row need not ask again and again. */
const KEPT_MS = 30_000;
const kept = new WeakMap<Payload, Map<Locale, { at: number; lines: ClinicLines }>>();

/** What mails say of the clinic, as the editors keep it. */
export async function readClinicLines(payload: Payload, locale: Locale): Promise<ClinicLines> {
  const known = kept.get(payload) ?? new Map();
  kept.set(payload, known);
  const last = known.get(locale);
  if (last && performance.now() - last.at < KEPT_MS) return last.lines;
  const lines = await load(payload, locale);
  known.set(locale, { at: performance.now(), lines });
  return lines;
}

async function load(payload: Payload, locale: Locale): Promise<ClinicLines> {
  const clinic = await payload.findGlobal({
    ...{ slug: 'clinic', locale, depth: 0 },
    fallbackLocale: DEFAULT_LOCALE,
  });
  const city = [clinic.zip, clinic.city].filter(Boolean).join(' ');
  return {
    // A house that is not furnished yet takes requests all the same.
    name: clinic.name ?? '',
    phone: clinic.phone ?? '',
    email: clinic.email ?? '',
    address: [clinic.street, city, clinic.country].filter(Boolean).join(', '),
  };
}
