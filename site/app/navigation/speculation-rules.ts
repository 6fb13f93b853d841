/** Marks links to prefetch at once; no other link is prefetched. */
export const PREFETCH_ATTRIBUTE = 'data-ahead';

/**
 * The speculation rules. Scripts decide which links to prefetch, and when, by marking them
 * (site/app/islands/behaviours/prefetch-pages.ts). The rules are therefore constant, and the CSP can
 * allow them by hash instead of allowing any inline rules.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: `a[${PREFETCH_ATTRIBUTE}]` }, eagerness: 'immediate' }],
});
