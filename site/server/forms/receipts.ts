import { SUBMISSION_KINDS } from '@clinic/cms/forms/form-field';
import { makeToken, openToken } from '@clinic/cms/values/signed-token';
import type { Receipts } from '#app/forms/visit.ts';

/** Long enough to read the page and to come back to it once. */
const LIFETIME_MS = 15 * 60 * 1000;
const PURPOSE = 'receipt';

export function createReceipts(secret: string, now = Date.now): Receipts {
  return {
    issue: (kind) => makeToken(secret, PURPOSE, [kind, now() + LIFETIME_MS]),
    read(token) {
      const [kind, expires] = openToken(secret, PURPOSE, token ?? '') ?? [];
      if (!(Number(expires) > now())) return undefined;
      return SUBMISSION_KINDS.find((known) => known === kind);
    },
  };
}
