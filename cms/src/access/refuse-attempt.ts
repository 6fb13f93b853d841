import { APIError, type PayloadRequest } from 'payload';
import type { StudioWordKey } from '../studio-words.ts';

const TOO_MANY_REQUESTS = 429;

/** Says, in the reader's language, that it was tried too often, and when to try again. */
export function refuseAttempt(req: PayloadRequest, waitSeconds: number): never {
  req.responseHeaders = new Headers({ 'Retry-After': String(waitSeconds) });
  const t = req.t as unknown as (key: StudioWordKey) => string;
  throw new APIError(t('access:tooOften'), TOO_MANY_REQUESTS, undefined, true);
}
