import crypto from 'node:crypto';
import { promisify } from 'node:util';

/** Payload's parameters for hashing a password; a test compares the two. */
const HASHING = { iterations: 600_000, bytes: 32, digest: 'sha256' } as const;
/** The prefix of hashes with these parameters; Payload renews older hashes at a login. */
const PREFIX = 'pbkdf2-sha256-v1:';

export function hashPassword(password: string, salt: string): Promise<Buffer> {
  const { iterations, bytes, digest } = HASHING;
  return promisify(crypto.pbkdf2)(password, salt, iterations, bytes, digest);
}

/** Whether a password is the one that an account has stored. Payload checks it at logins only. */
export async function verifyPassword(
  { hash, salt }: { hash?: string | null; salt?: string | null },
  password: string,
): Promise<boolean> {
  if (!salt || !hash?.startsWith(PREFIX)) return false;
  const stored = Buffer.from(hash.slice(PREFIX.length), 'hex');
  const typed = await hashPassword(password, salt);
  return stored.length === typed.length && crypto.timingSafeEqual(stored, typed);
}
