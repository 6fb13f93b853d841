import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errorObject } from '#app/error-object.ts';

/** What a Cockpit host answers by itself, its clients know to the letter. */
const COCKPITS = new Set([401, 406, 412]);

/** A request that cannot be answered, with the answer that says so. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: ContentfulStatusCode;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    options: { body?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    const isCockpits = COCKPITS.has(status);
    this.body = options.body ?? { error: message, ...(!isCockpits && errorObject(this, message)) };
    this.headers = options.headers ?? {};
  }
}

export function badRequest(message: string): RequestError {
  return new RequestError(400, message);
}

/** What a Cockpit host says to a filter it does not know: its own words, as clients know them. */
export function unsupportedFilter(): RequestError {
  const message = 'Oooops, something went wrong.';
  return new RequestError(406, message, { body: { error: true, message } });
}

/** So does a Cockpit host say that there is no such entry. */
export function notFoundAsCockpit(message: string): RequestError {
  return new RequestError(404, message, { body: { error: message } });
}

/** Too much at once; the same request works a moment later. */
export function busy(message: string, seconds: number): RequestError {
  return new RequestError(503, message, { headers: { 'Retry-After': String(seconds) } });
}
