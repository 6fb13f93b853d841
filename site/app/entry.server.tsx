import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { reportFaultContext } from './fault-report.ts';
import './messages/all.ts';
import { renderTurnContext } from './render-turn.ts';

/** Renders a page to its end: it is cached as a whole, so nothing is gained by streaming it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const render = () => renderDocument(request, status, headers, entry, context);
  return context.get(renderTurnContext)(render);
}

function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const faults: unknown[] = [];
    const { pipe } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} />, {
      progressiveChunkSize: Infinity,
      onAllReady() {
        for (const fault of faults) report(fault, request, context);
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html; charset=utf-8');
        const stream = createReadableStreamFromReadable(body);
        resolve(new Response(stream, { headers, status: faults.length > 0 ? 500 : status }));
        pipe(body);
      },
      // The framework hands it to handleError, so it is not told twice.
      onShellError: reject,
      onError(error) {
        faults.push(error);
      },
    });
  });
}

/** Loaders, actions and pages that failed. By itself the framework would print them as they are. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // An address or a method that no page knows is nobody's fault here.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  report(error, request, context as Readonly<RouterContextProvider>);
};

/** The address may hold what a visitor typed; its path is enough to find the fault. */
function report(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  const { pathname } = new URL(request.url);
  context.get(reportFaultContext)({ err: error, path: pathname }, 'a page failed');
}
