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
