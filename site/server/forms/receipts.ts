import { createHmac, timingSafeEqual } from 'node:crypto';
import { SUBMISSION_KINDS } from '@alpsera/cms/inbox/kept-submission';
import type { Receipts } from '#app/forms/visit.ts';

/** Long enough to read the page and to come back to it once. */
const LIFETIME_MS = 15 * 60 * 1000;

/** Receipts that every process with the same secret can read. */
export function createReceipts(secret: string, now = Date.now): Receipts {
  // A key of its own, so that a receipt is not valid anywhere else.
  const key = createHmac('sha256', secret).update('receipt').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    issue(kind) {
      const body = `${kind}.${now() + LIFETIME_MS}`;
      return `${body}.${sign(body)}`;
    },
    read(token) {
      const [kind, expires, signature] = (token ?? '').split('.');
      const given = Buffer.from(signature ?? '');
      const wanted = Buffer.from(sign(`${kind}.${expires}`));
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
      if (!(Number(expires) > now())) return undefined;
      return SUBMISSION_KINDS.find((known) => known === kind);
    },
  };
}
