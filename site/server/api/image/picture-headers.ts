/** For a picture that is named by its id: an editor may put another one in its place. */
export const MAY_CHANGE = { 'Cache-Control': 'public, no-cache' } as const;

/**
 * The name of an upload carries a hash of its content, so what an address gives never changes.
 * Pictures may be shown by other sites: in their pages, and in scripts that draw them.
 */
export const PICTURE_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Disposition': 'inline',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;
