import pino, { type DestinationStream, type Logger } from 'pino';
import type { CompletedRequest } from './watch-requests.ts';

const MAX_PATH = 300;
/** Lines of a busy site are written together; a quiet one writes each soon. */
const WRITE_AT_BYTES = 8 * 1024;
const WRITE_EVERY_MS = 200;

/** A line for each request but those of monitoring; neither address nor browser of the visitor. */
export function accessLog(
  { level }: Logger,
  to: DestinationStream = openOutput(),
): (answered: CompletedRequest) => void {
  // Without the checks that keep errors' texts out of the log: there is none in these lines.
  const lines = pino({ level }, to);
  return ({ method, path, kind, status, seconds }) => {
    if (kind === 'health') return;
    const ms = Math.round(seconds * 10_000) / 10;
    lines.info({ method, path: path.slice(0, MAX_PATH), kind, status, ms }, 'request');
  };
}

function openOutput(): DestinationStream {
  const output = pino.destination({
    // Another thread would take longer to begin than the write itself takes.
    sync: true,
    minLength: WRITE_AT_BYTES,
    periodicFlush: WRITE_EVERY_MS,
  });
  process.on('exit', () => output.flushSync());
  return output;
}
