type Facts = {
  all: readonly string[];
  /** Whether an entry is published in each language by itself. */
  isPerLanguage: boolean;
  /** Whether the user may change all languages at once. */
  mayAll: boolean;
};

/** `each` and all languages, or only `all` for entries that are published as a whole. */
export function offeredLanguages(
  each: readonly string[],
  { all, isPerLanguage, mayAll }: Facts,
): string[] {
  if (!isPerLanguage || all.length < 2) return ['all'];
  return mayAll ? [...each, 'all'] : [...each];
}
