/** For a picture that is requested by its id: an editor may replace it. */
export const MAY_CHANGE = { 'Cache-Control': 'public, no-cache' } as const;

/**
 * The name of an upload contains a hash of its content, so the response for an address never
 * changes. Other sites may show pictures in their pages and read them in scripts that draw them.
 */
export const PICTURE_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Disposition': 'inline',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;
