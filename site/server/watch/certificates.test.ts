import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { expect, it } from 'vitest';
import { certificates } from './certificates.ts';

const TLS = 'tests/fixtures/tls';
/** The certificate's end, as openssl reports it. */
const END = Date.parse('2126-10-25T20:48:23Z');

it('says how long a certificate is good, and leaves out who does not answer', async () => {
  const [cert, key] = ['server.crt', 'server.key'].map((name) => readFileSync(`${TLS}/${name}`));
  const server = createServer({ cert, key });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const secondsLeft = certificates([
    `https://localhost:${port}`,
    'https://localhost:1',
    'http://localhost:3000',
  ]);
  const left = await secondsLeft();
  expect(Object.keys(left)).toEqual([`localhost:${port}`]);
  expect(left[`localhost:${port}`]).toBeCloseTo((END - Date.now()) / 1000, -2);
  server.close();
});
