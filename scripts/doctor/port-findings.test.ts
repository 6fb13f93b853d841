import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../processes/free-port.ts';
import { portFindings } from './port-findings.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function answering(body: string): Promise<number> {
  const server = createServer((_request, response) => void response.end(body));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return (server.address() as AddressInfo).port;
}

it('tells free ports, our own programs and others apart', async () => {
  const free = { PORT: await freePort(), STUDIO_PORT: await freePort(), STUDIO_HOST: '127.0.0.1' };
  expect((await portFindings(free)).map(({ state }) => state)).toEqual(['ok', 'ok']);
  const taken = {
    PORT: await answering('{"status":"ok"}'),
    STUDIO_PORT: await answering('another program'),
    STUDIO_HOST: '127.0.0.1',
  };
  expect(await portFindings(taken)).toMatchObject([
    { state: 'ok', says: `the site is on ${taken.PORT}` },
    {
      state: 'wrong',
      says: `${taken.STUDIO_PORT} is in use: set another, or stop what uses it.`,
      todo: `Set another STUDIO_PORT, or stop what uses ${taken.STUDIO_PORT}.`,
    },
  ]);
});
