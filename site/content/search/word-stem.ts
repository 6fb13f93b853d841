/** The beginning that the forms of a word share must be long enough to mean something. */
const MIN_STEM = 4;

/** Endings of inflected words, of folded words; other languages are searched as they are typed. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  en: /(?:es?|s|ing|ed)$/,
  de: /(?:e[nrms]?|ern|n|s)$/,
  it: /(?:[aeio]|he|hi)$/,
  fr: /(?:e?s|x|e)$/,
};

/**
 * What the inflected forms of a word begin with: «Schwermetalle» is found by «schwermetall». The
 * index matches beginnings, so only the words of a question need this.
 */
export function wordStem(folded: string, locale: string): string {
  const stem = folded.replace(ENDINGS[locale] ?? /$/, '');
  return stem.length < MIN_STEM ? folded : stem;
}
