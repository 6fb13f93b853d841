import { APIError, type PayloadRequest } from 'payload';
import { translator } from '../studio-words/translator.ts';

const TOO_MANY_REQUESTS = 429;

/** A class of its own, because log levels are set by class: guessing is no error of the studio. */
class TooManyAttempts extends APIError {
  override name = 'TooManyAttempts';
}

export function refuseAttempt(req: PayloadRequest, waitSeconds: number): never {
  req.responseHeaders = new Headers({ 'Retry-After': String(waitSeconds) });
  const t = translator(req);
  throw new TooManyAttempts(t('access:tooOften'), TOO_MANY_REQUESTS, undefined, true);
}
