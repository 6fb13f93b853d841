import type { Payload, TypedUser } from 'payload';
import { readerLanguage, type StudioLanguage } from '../studio-words/studio-languages.ts';

const KEY = 'studio-language';

/** What this process has stored already, so that most pages need no query. */
const stored = new Map<string, StudioLanguage>();

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

/** Stores the language of somebody's panel, for mails to them: Payload keeps it in a cookie only. */
export async function rememberStudioLanguage(payload: Payload, user: TypedUser, language: string) {
  const read = readerLanguage(language);
  const id = String(user.id);
  if (stored.get(id) === read) return;
  const known = await preferenceOf(payload, id);
  const collection = 'payload-preferences';
  const data = { key: KEY, value: read, user: { relationTo: user.collection, value: id } };
  if (!known) await payload.create({ collection, data, user, depth: 0 });
  else if (known.value !== read) {
    await payload.update({ collection, id: known.id, data, user, depth: 0 });
  }
  stored.set(id, read);
}

/** The language in which somebody reads the studio, English if they never opened it. */
export async function studioLanguageOf(payload: Payload, user: string): Promise<StudioLanguage> {
  const known = await preferenceOf(payload, user);
  return readerLanguage(typeof known?.value === 'string' ? known.value : undefined);
}
