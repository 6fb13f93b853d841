import type { Logger } from 'pino';
import type { CompletedRequest } from './watch-requests.ts';

const MAX_PATH = 300;

/** A line for each request but those of monitoring; neither address nor browser of the visitor. */
export function accessLog(logger: Logger): (answered: CompletedRequest) => void {
  return ({ method, path, kind, status, seconds }) => {
    if (kind === 'health') return;
    const ms = Math.round(seconds * 10_000) / 10;
    logger.info({ method, path: path.slice(0, MAX_PATH), kind, status, ms }, 'request');
  };
}
