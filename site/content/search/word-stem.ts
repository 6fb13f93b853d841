const MIN_STEM = 4;

/** Endings of inflected words, of folded words; other languages are searched as they are typed. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  en: /(?:es?|s|ing|ed)$/,
  de: /(?:e[nrms]?|ern|n|s)$/,
  it: /(?:[aeio]|he|hi)$/,
  fr: /(?:e?s|x|e)$/,
};

/** «Schwermetalle» finds «schwermetall». The index matches beginnings: only questions need this. */
export function wordStem(folded: string, locale: string): string {
  const stem = folded.replace(ENDINGS[locale] ?? /$/, '');
  return stem.length < MIN_STEM ? folded : stem;
}
