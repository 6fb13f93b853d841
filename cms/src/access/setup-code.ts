import { createHmac, timingSafeEqual } from 'node:crypto';

const LENGTH = 24;

/**
 * Who has this code may create the first account of the studio. `npm start` prints it until there is
 * one; whoever reads what it prints, or knows the secret, runs the house.
 */
export function setupCode(secret: string): string {
  const key = createHmac('sha256', secret).update('first account').digest('base64url');
  // Without the letters that look like a dash or a line when they are read out or marked by a click.
  return key.replaceAll(/[-_]/g, 'x').slice(0, LENGTH);
}

export function isSetupCode(given: unknown, secret: string): boolean {
  const wanted = Buffer.from(setupCode(secret));
  const said = Buffer.from(typeof given === 'string' ? given.trim() : '');
  return said.length === wanted.length && timingSafeEqual(said, wanted);
}
