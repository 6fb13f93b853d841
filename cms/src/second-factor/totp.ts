import { randomBytes } from 'node:crypto';
import { HOTP, Secret, TOTP } from 'otpauth';

// All authenticator apps understand the defaults of the library (RFC 6238).
const SECRET_BYTES = 20;
/** Clocks may differ by one step, and typing takes time. */
const TOLERANCE = 1;

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

export const toBase32 = (bytes: Uint8Array): string => secretOf(bytes).base32;

/** The number of the step, half a minute long, that a moment lies in. */
export const stepAt = (timestamp: number): number => TOTP.counter({ timestamp });

export const codeOf = (secret: Uint8Array, step: number): string =>
  HOTP.generate({ secret: secretOf(secret), counter: step });

/** The step whose code was typed; undefined if no step that counts now has that code. */
export function stepOfCode(secret: Uint8Array, typed: string, timestamp: number) {
  const token = typed.replaceAll(/\s/g, '');
  // The library throws at digits of other scripts.
  if (!/^\d{6}$/.test(token)) return undefined;
  const code = { token, secret: secretOf(secret), timestamp, window: TOLERANCE };
  const off = TOTP.validate(code);
  return off === null ? undefined : stepAt(timestamp) + off;
}

/** The URL in the QR code, without default values: a shorter one is easier to scan. */
export function otpauthUrl(secret: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
