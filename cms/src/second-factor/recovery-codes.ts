import { createHmac, randomBytes } from 'node:crypto';
import { toBase32 } from './totp.ts';

const CODES = 10;
/** Sixteen characters, 80 bits: nobody guesses them, so a fast hash is enough. */
const CODE_BYTES = 10;

/** Codes for whoever has lost their phone; each works once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    (toBase32(randomBytes(CODE_BYTES)).match(/.{4}/g) ?? []).join('-').toLowerCase(),
  );
}

/** What is stored of a code: typed in capitals, with or without dashes, it is the same. */
export function hashOfCode(code: string, owner: string, secret: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
  return createHmac('sha256', secret).update(`recovery ${owner} ${plain}`).digest('base64url');
}
