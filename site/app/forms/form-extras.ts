/** Names of the fields that a form sends besides its own. */
export const EXTRAS = {
  /** An id set by the browser, so that a form sent twice is stored once. */
  id: 'submission',
  openedAt: 'opened',
  altcha: 'altcha',
  recaptcha: 'recaptcha',
  honeypot: 'website',
  upload: 'upload',
} as const;

export const UPLOAD_MAX_BYTES = 8 * 1024 * 1024;

export const CHALLENGE_PATH = '/forms/challenge';
