import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errorObject } from '#app/error-object.ts';

/** Statuses of a Cockpit host's own errors: clients rely on the exact body. */
const COCKPIT_STATUSES = new Set([401, 406, 412]);

/** A request that is rejected, with the error response for it. */
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
    const isCockpitStatus = COCKPIT_STATUSES.has(status);
    this.body = options.body ?? {
      error: message,
      ...(!isCockpitStatus && errorObject(this, message)),
    };
    this.headers = options.headers ?? {};
  }
}

export function badRequest(message: string): RequestError {
  return new RequestError(400, message);
}

/** A Cockpit host's response to an unknown filter, in its exact words, which clients know. */
export function unsupportedFilter(): RequestError {
  const message = 'Oooops, something went wrong.';
  return new RequestError(406, message, { body: { error: true, message } });
}

/** A 404 as a Cockpit host sends it for a missing entry. */
export function notFoundAsCockpit(message: string): RequestError {
  return new RequestError(404, message, { body: { error: message } });
}

/** Overload: the same request can be retried after `seconds`. */
export function busy(message: string, seconds: number): RequestError {
  return new RequestError(503, message, { headers: { 'Retry-After': String(seconds) } });
}

/** The client has disconnected, so it never gets this response; nothing is logged either. */
export function clientLeft(): RequestError {
  return busy('The client has left', 2);
}
