import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Drain } from './drain.ts';

let server: Server;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(drain: Drain, answer: () => Promise<void> = async () => undefined) {
  server = createServer(
    drain.wrap((_request, response) => void answer().then(() => response.end('whole'))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function ask(): Promise<{ connection: string | undefined; body: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (answer: IncomingMessage) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve({ connection: answer.headers.connection, body }));
    }).on('error', reject);
  });
}

describe('a server that ends', () => {
  it('finishes what is in flight and says that it drains', async () => {
    const drain = new Drain(0);
    let finish: (() => void) | undefined;
    const begun = new Promise<void>((resolve) => {
      void serve(drain, () => {
        resolve();
        return new Promise((done) => (finish = done));
      });
    });
    await new Promise((resolve) => setImmediate(resolve));
    const answer = ask();
    await begun;
    expect(drain.isDraining()).toBe(false);
    const ended = drain.endAll(server);
    expect(drain.isDraining()).toBe(true);
    finish?.();
    expect((await answer).body).toBe('whole');
    await ended;
    expect(server.listening).toBe(false);
  });

  it('still answers on a kept connection after it has left, for the last time', async () => {
    const drain = new Drain(0);
    await serve(drain);
    const { port } = server.address() as AddressInfo;
    expect((await ask()).connection).toBe('keep-alive');
    const left = drain.leave(server, 60_000);
    expect(drain.isDraining()).toBe(false);
    const answer = await new Promise<string | undefined>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (last) => {
        last.resume();
        resolve(last.headers.connection);
      }).on('error', reject);
    });
    expect(answer).toBe('close');
    await left;
    expect(server.listening).toBe(false);
  });
});
