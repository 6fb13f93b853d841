import { expect, it } from 'vitest';
import { useHost } from '#server/remote/testing/use-host.ts';
import type { RemoteError } from './remote-error.ts';
import { fetchBounded } from './fetch-bounded.ts';

const host = await useHost((request, response) => {
  if (request.url === '/large') response.end('x'.repeat(2000));
  else if (request.url === '/away') response.writeHead(301, { Location: '/small' }).end();
  else if (request.url === '/missing')
    response.writeHead(302, { Location: '/cockpit/auth/login?to=/missing' }).end('login');
  else if (request.url !== '/silent') response.writeHead(404).end('small');
});
const limits = { maxBytes: 1000, timeoutMs: 5_000 };
const ask = (path: string, more = {}) =>
  fetchBounded(new URL(`${host}${path}`), { ...limits, ...more });

it('gives status and body', async () => {
  const { status, body } = await ask('/small');
  expect([status, body.toString()]).toEqual([404, 'small']);
});

it('takes a redirect to the login of a Cockpit host as "not found"', async () => {
  expect(await ask('/missing')).toMatchObject({ status: 404 });
});

it.each([
  ['/large', {}, 'more than 1000 bytes'],
  ['/away', {}, 'redirect'],
  ['/silent', { timeoutMs: 20 }, 'timeout'],
])('refuses %s', async (path, more, reason) => {
  await expect(ask(path, more)).rejects.toThrow(`${host}${path}: `);
  await expect(ask(path, more)).rejects.toThrow(reason);
});

it('says which host does not answer, without the query, which may be secret', async () => {
  const address = new URL('http://127.0.0.1:1/api?token=secret');
  await expect(fetchBounded(address, limits)).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1\/api: /);
});

const failureOf = (address: URL) => fetchBounded(address, limits).catch((error: unknown) => error);

it('says in plain words what fails, without the network of the host', async () => {
  expect(await failureOf(new URL(`${host}/away`))).toMatchObject({
    plain: '/away was not answered (unexpected redirect)',
  });
  const { plain } = (await failureOf(new URL('http://127.0.0.1:1/api'))) as RemoteError;
  expect(plain).toMatch(/^\/api was not answered/);
  expect(plain).not.toContain('127.0.0.1');
});

it('does not show a token that is no valid header value', async () => {
  const init = { headers: { 'Cockpit-Token': 'secret\n1' } };
  const failed = ask('/small', { init });
  await expect(failed).rejects.toThrow('a header has an invalid value');
  await expect(failed).rejects.not.toThrow('secret');
});
