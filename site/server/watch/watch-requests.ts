import type { RequestListener } from 'node:http';
import { kindOfRequest, type RequestKind } from './request-kind.ts';

export type CompletedRequest = {
  method: string;
  /** Without its query, which may hold what somebody typed. */
  path: string;
  kind: RequestKind;
  /** 499 if the client has left before it was answered, as proxies count it. */
  status: number;
  seconds: number;
};

const CLIENT_LEFT = 499;

/** Calls the listeners when a request has ended. They learn nothing about the visitor. */
export function watchRequests(
  listener: RequestListener,
  listeners: readonly ((answered: CompletedRequest) => void)[],
): RequestListener {
  if (listeners.length === 0) return listener;
  return (request, response) => {
    const since = performance.now();
    const method = request.method ?? '';
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    // Closes once; `once` would cost a function more.
    response.on('close', () => {
      const answered: CompletedRequest = {
        method,
        path,
        kind: kindOfRequest(method, path),
        status: response.writableFinished ? response.statusCode : CLIENT_LEFT,
        seconds: (performance.now() - since) / 1000,
      };
      for (const one of listeners) one(answered);
    });
    listener(request, response);
  };
}
