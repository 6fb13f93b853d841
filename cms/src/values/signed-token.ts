import { createHmac, timingSafeEqual } from 'node:crypto';

const MAX_LENGTH = 500;

/** Each purpose has a key of its own. */
function signatureOf(secret: string, purpose: string, text: string): string {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** `part.part.signature`. No part contains a dot. */
export function makeToken(secret: string, purpose: string, parts: readonly (string | number)[]) {
  const text = parts.join('.');
  return `${text}.${signatureOf(secret, purpose, text)}`;
}

/** Undefined if the token was not signed for this purpose. */
export function openToken(secret: string, purpose: string, token: string): string[] | undefined {
  const at = token.lastIndexOf('.');
  if (at < 0 || token.length > MAX_LENGTH) return undefined;
  const text = token.slice(0, at);
  const given = Buffer.from(token.slice(at + 1));
  const wanted = Buffer.from(signatureOf(secret, purpose, text));
  return given.length === wanted.length && timingSafeEqual(given, wanted)
    ? text.split('.')
    : undefined;
}
