/** What a form sends besides its own fields. */
export const EXTRAS = {
  /** Made by the browser, so that sending twice stores once. */
  id: 'submission',
  /** When the form was opened, in milliseconds. */
  openedAt: 'opened',
  /** The solved challenge. */
  altcha: 'altcha',
  /** Google's token instead, where it is used. */
  recaptcha: 'recaptcha',
  /** Nobody sees it; programs fill it in. */
  honeypot: 'website',
  upload: 'upload',
} as const;

export const UPLOAD_MAX_BYTES = 8 * 1024 * 1024;

/** Where the server hands out challenges. */
export const CHALLENGE_PATH = '/forms/challenge';
