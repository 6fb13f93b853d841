import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import type { Locale } from '../clinic-config/locales.ts';
import { titleIn } from '../usage/titles.ts';
import { indexedEntries, languagesFrom } from './content-index.ts';
import { folded } from './folded.ts';

/** An entry in which all words occur, and how well: in which language, and whether in its title. */
export type Match = { id: string; rank: number; savedAt: string; locale: Locale };

/** How well an entry fits that has the words within its texts, and not in its title. */
export const WITHIN = 2;

/** The entries in which all words occur in one language, the best first, then the newest. */
export async function matchingEntries(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  words: readonly string[],
  locale: Locale,
): Promise<Match[]> {
  const entries = await indexedEntries(req.payload, collection);
  const languages = languagesFrom(locale);
  const matches = [...entries.values()].flatMap((entry): Match[] => {
    const { id, savedAt, titles, words: texts } = entry;
    const found = languages.find((one) => hasAll(texts[one] ?? '', words));
    if (!found) return [];
    const rank = languages.indexOf(found) * (WITHIN + 1) + rankOf(titleIn(titles, found), words);
    return [{ id, savedAt, locale: found, rank }];
  });
  return matches.sort(
    (one, other) => one.rank - other.rank || other.savedAt.localeCompare(one.savedAt),
  );
}

export const hasAll = (text: string, words: readonly string[]) =>
  words.every((word) => text.includes(word));

function rankOf(title: string, words: readonly string[]): number {
  const plain = folded(title);
  if (!hasAll(plain, words)) return WITHIN;
  return plain.startsWith(words[0] ?? '') ? 0 : 1;
}
