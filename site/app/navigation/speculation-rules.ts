/** Links that scripts have marked: fetched ahead at once, and no other ever. */
export const AHEAD = 'data-ahead';

/**
 * What the browser is told about fetching ahead. Which links, and when, is decided by marking them
 * (site/app/islands/behaviours/fetch-ahead.ts): so the text is always the same, and the page's policy can
 * allow it by its hash instead of allowing any such rules.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: `a[${AHEAD}]` }, eagerness: 'immediate' }],
});
