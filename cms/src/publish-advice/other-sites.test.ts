import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { askSite, OtherSites } from './other-sites.ts';

const asked: string[] = [];
const server = createServer(({ headers, method, url }, answer) => {
  asked.push(`${method} ${url} ${headers.cookie ?? ''}`.trim());
  const isGone = url === '/gone' || (url === '/no-head' && method === 'HEAD');
  answer.writeHead(url === '/moved' ? 302 : isGone ? 404 : 200, { Location: '/gone' }).end('Hello');
});
let site: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const anywhere = () => true;

it.each([
  ['/', 'answers', ['HEAD /']],
  ['/gone', 'gone', ['HEAD /gone', 'GET /gone']],
  ['/no-head', 'answers', ['HEAD /no-head', 'GET /no-head']],
  ['/moved', 'answers', ['HEAD /moved']],
])('a page at %s %s', async (path, state, requests) => {
  asked.length = 0;
  expect(await askSite(new URL(path, site), anywhere)).toBe(state);
  expect(asked).toEqual(requests);
});

it('a site that is not there is silent', async () => {
  expect(await askSite(new URL('http://127.0.0.1:1/'), anywhere)).toBe('silent');
});

it('nothing in its own network is asked, by IP address or by name', async () => {
  asked.length = 0;
  const { port } = new URL(site);
  for (const host of ['127.0.0.1', 'localhost', '0x7f.1', '[::ffff:127.0.0.1]']) {
    expect(await askSite(new URL(`http://${host}:${port}/`))).toBe('unknown');
  }
  expect(asked).toEqual([]);
});

it('nothing but pages is asked for, each once a day', async () => {
  const ask = vi.fn<(address: URL) => Promise<'gone'>>(async () => 'gone');
  const sites = new OtherSites(ask);
  const odd = [
    'ftp://a.example/',
    'https://a.example:8443/',
    'https://me:secret@a.example/',
    'a b',
  ];
  expect(await sites.deadOnes([...odd, 'mailto:a@b.example'])).toEqual(new Set());
  expect(ask).not.toHaveBeenCalled();
  const page = 'https://a.example/page';
  for (let time = 0; time < 3; time += 1) {
    expect(await sites.deadOnes([page, `${page}#part`])).toEqual(new Set([page, `${page}#part`]));
  }
  expect(ask.mock.calls.length).toBeLessThanOrEqual(2);
});

const onlyUpAnswers = async ({ hostname }: URL) =>
  hostname === 'up.example' ? 'answers' : 'silent';

it('says nothing of silent sites until another has shown that there is a way out', async () => {
  const sites = new OtherSites(onlyUpAnswers);
  const silent = 'https://down.example/';
  expect(await sites.deadOnes([silent])).toEqual(new Set());
  expect(await sites.deadOnes([silent, 'https://up.example/'])).toEqual(new Set([silent]));
});

it('asks a few at a time', async () => {
  let [now, most] = [0, 0];
  const sites = new OtherSites(async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
    return 'answers';
  });
  await sites.deadOnes(Array.from({ length: 20 }, (_, at) => `https://${at}.example/`));
  expect([now, most]).toEqual([0, 4]);
});
