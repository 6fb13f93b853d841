type Facts = {
  /** Those of the clinic. */
  all: readonly string[];
  /** Whether an entry is published in one language by itself. */
  isPerLanguage: boolean;
  /** Whether a person may change all languages at once. */
  mayAll: boolean;
};

/**
 * For which languages it is asked: each of these, then all of them. Entries that are not translated,
 * or have one language only, are published as a whole.
 */
export function offeredLanguages(
  each: readonly string[],
  { all, isPerLanguage, mayAll }: Facts,
): string[] {
  if (!isPerLanguage || all.length < 2) return ['all'];
  return mayAll ? [...each, 'all'] : [...each];
}
