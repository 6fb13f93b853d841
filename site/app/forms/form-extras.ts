/** Names of the fields that a form sends besides its own. */
export const EXTRAS = {
  /** The id set by the browser, so that sending twice stores once. */
  id: 'submission',
  /** When the form was opened, in milliseconds. */
  openedAt: 'opened',
  /** The solved ALTCHA challenge. */
  altcha: 'altcha',
  /** The reCAPTCHA token, sent instead of the challenge where reCAPTCHA is used. */
  recaptcha: 'recaptcha',
  /** The honeypot, hidden from people; bots fill it in. */
  honeypot: 'website',
  upload: 'upload',
} as const;

export const UPLOAD_MAX_BYTES = 8 * 1024 * 1024;

/** The endpoint that issues challenges. */
export const CHALLENGE_PATH = '/forms/challenge';
