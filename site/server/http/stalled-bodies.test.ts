import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gate } from '../../../tests/support/gate.ts';
import { closeStalledBodies } from './stalled-bodies.ts';

/** Longer than a busy machine may stall. */
const STALLED_MS = 1_500;
const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: site\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

let server: Server;
let answering = Promise.resolve();
const clients: Socket[] = [];

beforeEach(async () => {
  answering = Promise.resolve();
  const listener = async (request: IncomingMessage) => {
    const pieces = await request.toArray();
    await answering;
    return Buffer.concat(pieces).toString();
  };
  server = createServer(
    closeStalledBodies((request, response) => {
      listener(request).then(
        (text) => response.end(text),
        () => undefined,
      );
    }, STALLED_MS),
  );
  await once(server.listen(0), 'listening');
});
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.close();
});

function send(text: string): { socket: Socket; received: Promise<string> } {
  const socket = connect((server.address() as AddressInfo).port);
  clients.push(socket);
  socket.write(text);
  return { socket, received: textOf(socket) };
}

async function textOf(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  await once(socket, 'close');
  return text;
}

it('closes what stops in the middle, but not what waits for its answer', async () => {
  const held = gate();
  answering = held.opened;
  const whole = send(`${head(4)}name`);
  const half = send(`${head(9_000)}name=`);
  expect(await half.received).toBe('');
  // As silent as the stalled body, and for longer.
  held.open();
  expect(await whole.received).toMatch(/^HTTP\/1.1 200 [^]*name$/);
});

it('lets a slow body go on', async () => {
  const slow = send(
    'POST / HTTP/1.1\r\nHost: site\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const pieces = setInterval(() => slow.socket.write('1\r\nx\r\n'), STALLED_MS / 30);
  // The body takes twice as long as silence may last.
  for (let round = 0; round < 2; round += 1) await send(`${head(9_000)}name=`).received;
  clearInterval(pieces);
  slow.socket.write('0\r\n\r\n');
  expect(await slow.received).toMatch(/^HTTP\/1.1 200 [^]*xxx/);
});
