import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What all authenticator apps understand (RFC 6238): SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Clocks may differ by one step, and typing takes time. */
const TOLERANCE = [0, -1, 1];

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Base32 as in RFC 4648, without padding: what people type into an app. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The number of the step that a moment lies in. */
export const stepAt = (milliseconds: number): number =>
  Math.floor(milliseconds / 1000 / STEP_SECONDS);

export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code was typed; undefined if it is the code of none that counts now. */
export function stepOfCode(secret: Uint8Array, typed: string, now: number): number | undefined {
  const code = Buffer.from(typed.replaceAll(/\s/g, ''));
  return TOLERANCE.map((off) => stepAt(now) + off).find((step) => {
    const expected = Buffer.from(codeOf(secret, step));
    return expected.length === code.length && timingSafeEqual(expected, code);
  });
}

/** The address that an app reads from the picture. */
export function otpauthUrl(secret: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({ secret: toBase32(secret), issuer });
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}
