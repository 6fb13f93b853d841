import { createHmac, timingSafeEqual } from 'node:crypto';

const LENGTH = 24;

/** Needed to create the first account: `npm start` prints it, for whoever operates the server. */
export function setupCode(secret: string): string {
  const key = createHmac('sha256', secret).update('first account').digest('base64url');
  // No dash or underscore: they are hard to dictate, and a double click selects only up to a dash.
  return key.replaceAll(/[-_]/g, 'x').slice(0, LENGTH);
}

export function isSetupCode(given: unknown, secret: string): boolean {
  const wanted = Buffer.from(setupCode(secret));
  const typed = Buffer.from(typeof given === 'string' ? given.trim() : '');
  return typed.length === wanted.length && timingSafeEqual(typed, wanted);
}
