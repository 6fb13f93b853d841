import { expect, it } from 'vitest';
import { bodyChunks } from './body-chunks.ts';

it('leaves room for other requests, however many bodies arrive at once', async () => {
  let sinceOthers = 0;
  let most = 0;
  let isReading = true;
  const others = () => {
    sinceOthers = 0;
    if (isReading) setImmediate(others);
  };
  others();
  const read = async () => {
    let pieces = 0;
    for await (const _piece of bodyChunks(requestOf(bodyOf(20)))) {
      pieces += 1;
      sinceOthers += 1;
      most = Math.max(most, sinceOthers);
    }
    return pieces;
  };
  const counts = await Promise.all(Array.from({ length: 60 }, read));
  isReading = false;
  expect(counts).toEqual(Array.from({ length: 60 }, () => 20));
  expect(most).toBeLessThanOrEqual(8);
});

it('leaves the rest unread, and the body free for whoever goes on', async () => {
  const body = bodyOf(3);
  for await (const _piece of bodyChunks(requestOf(body))) break;
  expect(body.locked).toBe(false);
  const rest: Uint8Array[] = [];
  for await (const piece of bodyChunks(requestOf(body))) rest.push(piece);
  expect(rest).toHaveLength(2);
});

it('says that a client has left, whether it had begun to send or not', async () => {
  const brokenOff = new ReadableStream({ start: (stream) => stream.error(new Error('aborted')) });
  await expect(read(requestOf(brokenOff))).rejects.toThrow('The client has left');
  const ended = { body: bodyOf(0), signal: AbortSignal.abort() };
  await expect(read(ended)).rejects.toThrow('The client has left');
  const complete = { body: bodyOf(3), signal: AbortSignal.abort() };
  await expect(read(complete)).resolves.toBeUndefined();
  await expect(read(requestOf(bodyOf(0)))).resolves.toBeUndefined();
});

async function read(request: Parameters<typeof bodyChunks>[0]): Promise<void> {
  for await (const _piece of bodyChunks(request));
}

function requestOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  return { body, signal: new AbortController().signal };
}

function bodyOf(pieces: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (let count = 0; count < pieces; count += 1) controller.enqueue(new Uint8Array(1));
      controller.close();
    },
  });
}
