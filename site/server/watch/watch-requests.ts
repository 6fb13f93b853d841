import type { RequestListener } from 'node:http';
import { kindOfRequest, type RequestKind } from './request-kind.ts';

export type Answered = {
  method: string;
  /** Without its query, which may hold what somebody typed. */
  path: string;
  kind: RequestKind;
  /** 499 if the client has left before it was answered, as proxies count it. */
  status: number;
  seconds: number;
};

const CLIENT_LEFT = 499;

/** Tells of each request when it is over. Nothing in it says who has asked. */
export function watchRequests(
  listener: RequestListener,
  tell: readonly ((answered: Answered) => void)[],
): RequestListener {
  if (tell.length === 0) return listener;
  return (request, response) => {
    const since = performance.now();
    const method = request.method ?? '';
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    response.once('close', () => {
      const answered: Answered = {
        method,
        path,
        kind: kindOfRequest(method, path),
        status: response.writableFinished ? response.statusCode : CLIENT_LEFT,
        seconds: (performance.now() - since) / 1000,
      };
      for (const one of tell) one(answered);
    });
    listener(request, response);
  };
}
