type Facts = {
  /** Those of the clinic. */
  all: readonly string[];
  /** Whether an entry is published in one language by itself. */
  isPerLanguage: boolean;
  /** Whether a person may change all languages at once. */
  mayAll: boolean;
};

/** For which languages it is asked: the one of the list first, then all. */
export function offeredLanguages(shown: string, { all, isPerLanguage, mayAll }: Facts): string[] {
  if (!isPerLanguage || all.length < 2) return ['all'];
  return mayAll ? [shown, 'all'] : [shown];
}
