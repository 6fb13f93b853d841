const MIN_STEM = 4;

/** Endings of inflected words, once folded; words of other languages are searched as typed. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  en: /(?:es?|s|ing|ed)$/,
  de: /(?:e[nrms]?|ern|n|s)$/,
  it: /(?:[aeio]|he|hi)$/,
  fr: /(?:e?s|x|e)$/,
};

/** So that «Schwermetalle» finds «schwermetall». Only for search terms: words match by prefix. */
export function wordStem(folded: string, locale: string): string {
  const stem = folded.replace(ENDINGS[locale] ?? /$/, '');
  return stem.length < MIN_STEM ? folded : stem;
}
