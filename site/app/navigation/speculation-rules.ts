export const PREFETCH_ATTRIBUTE = 'data-ahead';

/** Constant, so that the CSP can allow them by hash; prefetch-pages.ts marks links to prefetch. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: `a[${PREFETCH_ATTRIBUTE}]` }, eagerness: 'immediate' }],
});
