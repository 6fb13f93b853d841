import type { Payload, TypedUser } from 'payload';
import { DEFAULT_LOCALE, readerLocale, type Locale } from '../locales.ts';

const KEY = 'studio-language';

/** What this process has stored already: most pages need no query. */
const stored = new Map<string, Locale>();

async function preferenceOf(payload: Payload, user: string) {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: KEY } }, { 'user.value': { equals: user } }] },
    limit: 1,
    depth: 0,
    pagination: false,
  });
  return docs[0];
}

/**
 * Remembers in which language somebody reads the studio, so that mails to them can be in it.
 * Payload keeps it in a cookie only.
 */
export async function rememberStudioLanguage(
  payload: Payload,
  user: TypedUser,
  language: string,
): Promise<void> {
  const locale = readerLocale(language);
  const id = String(user.id);
  if (stored.get(id) === locale) return;
  const known = await preferenceOf(payload, id);
  const collection = 'payload-preferences';
  const data = { key: KEY, value: locale, user: { relationTo: user.collection, value: id } };
  if (!known) await payload.create({ collection, data, user, depth: 0 });
  else if (known.value !== locale) {
    await payload.update({ collection, id: known.id, data, user, depth: 0 });
  }
  stored.set(id, locale);
}

/** The language in which somebody reads the studio, English if they never came. */
export async function studioLanguageOf(payload: Payload, user: string): Promise<Locale> {
  const known = await preferenceOf(payload, user);
  return typeof known?.value === 'string' ? readerLocale(known.value) : DEFAULT_LOCALE;
}
