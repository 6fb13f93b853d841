import { acceptConnections } from '#content/yield-to-event-loop.ts';
import { clientLeft } from '#server/http/request-error.ts';

/** Some 256 KB, read from all bodies together before other requests get their turn. */
const CHUNKS_PER_TURN = 4;

const waiting: (() => void)[] = [];

/** A caller that stops early leaves the connection open, as a response is still to be sent. */
export async function* bodyChunks({ body, signal }: Pick<Request, 'body' | 'signal'>) {
  if (!body) return;
  const reader = body.getReader();
  let isEmpty = true;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw clientLeft();
      });
      if (done) break;
      isEmpty = false;
      await turn();
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
  // If the client left before the first read, the body just ends.
  if (isEmpty && signal.aborted) throw clientLeft();
}

/** A waiting body is not read from the network: sixty large ones would hold up every visitor. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) void readInTurns();
  });
}

async function readInTurns(): Promise<void> {
  while (waiting.length > 0) {
    await acceptConnections();
    for (const go of waiting.splice(0, CHUNKS_PER_TURN)) go();
  }
}
