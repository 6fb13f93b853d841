/** For a picture that is requested by its id: an editor may replace it. */
export const MAY_CHANGE = { 'Cache-Control': 'public, no-cache' } as const;

/** An upload's name holds a hash of its content, so it never changes; other sites may read it. */
export const PICTURE_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Disposition': 'inline',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;
