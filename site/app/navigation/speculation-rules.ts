export const PREFETCH_ATTRIBUTE = 'data-ahead';

/** Constant, so that the CSP can allow the rules by hash: prefetch-pages.ts marks the links to prefetch. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: `a[${PREFETCH_ATTRIBUTE}]` }, eagerness: 'immediate' }],
});
