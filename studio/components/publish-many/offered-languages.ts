type Facts = {
  all: readonly string[];
  isPerLanguage: boolean;
  /** Whether a person may change all languages at once. */
  mayAll: boolean;
};

/** Entries that are not translated, or have one language only, are published as a whole. */
export function offeredLanguages(
  each: readonly string[],
  { all, isPerLanguage, mayAll }: Facts,
): string[] {
  if (!isPerLanguage || all.length < 2) return ['all'];
  return mayAll ? [...each, 'all'] : [...each];
}
