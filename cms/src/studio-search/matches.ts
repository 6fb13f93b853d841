import { LOCALES, type Locale } from '../clinic-config/locales.ts';
import { titleIn } from '../usage/titles.ts';
import type { Entity, IndexedEntry } from './content-index.ts';
import { folded } from './folded.ts';

export type Match = { entity: Entity; entry: IndexedEntry; rank: number; locale: Locale };

/** The rank of an entry that has the words in its texts, and not in its title. */
const WITHIN = 2;

/** In which all words occur in one language, the best first, then the newest. */
export function matchesAmong(
  entity: Entity,
  entries: readonly IndexedEntry[],
  words: readonly string[],
  asked: Locale,
): Match[] {
  const languages = [asked, ...LOCALES.filter((one) => one !== asked)];
  const matches = entries.flatMap((entry): Match[] => {
    const locale = languages.find((one) => hasAll(entry.words[one] ?? '', words));
    if (!locale) return [];
    const inTitle = rankOf(titleIn(entry.titles, locale), words);
    return [{ entity, entry, locale, rank: languages.indexOf(locale) * (WITHIN + 1) + inTitle }];
  });
  return matches.sort(
    (one, other) => one.rank - other.rank || other.entry.savedAt.localeCompare(one.entry.savedAt),
  );
}

const hasAll = (text: string, words: readonly string[]) =>
  words.every((word) => text.includes(word));

function rankOf(title: string, words: readonly string[]): number {
  const plain = folded(title);
  if (!hasAll(plain, words)) return WITHIN;
  return plain.startsWith(words[0] ?? '') ? 0 : 1;
}
