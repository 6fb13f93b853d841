import { createHmac, timingSafeEqual } from 'node:crypto';

const LENGTH = 24;

/** For the first account. Whoever reads what `npm start` prints operates the server anyway. */
export function setupCode(secret: string): string {
  const key = createHmac('sha256', secret).update('first account').digest('base64url');
  // No dash or underscore: they are hard to dictate, and a double click selects only up to a dash.
  return key.replaceAll(/[-_]/g, 'x').slice(0, LENGTH);
}

export function isSetupCode(given: unknown, secret: string): boolean {
  const wanted = Buffer.from(setupCode(secret));
  const said = Buffer.from(typeof given === 'string' ? given.trim() : '');
  return said.length === wanted.length && timingSafeEqual(said, wanted);
}
