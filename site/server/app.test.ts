import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import '#app/messages/all.ts';
import { createApp } from './app.ts';
import type { ContentSource } from '#content/source.ts';
import { ContentStore } from '#content/store.ts';
import { makeResponse } from './http/cached-response.ts';
import { RequestError } from './http/request-error.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import type { StaticFiles } from './http/static-files.ts';

const logger = pino({ level: 'silent' });
const EMPTY = { kind: 'collection', fields: [], sortable: false, entries: [] } as const;

const source: ContentSource = {
  versions: async () => new Map([['pages', '1']]),
  load: async () => EMPTY,
  loadDraft: async () => undefined,
  close: async () => undefined,
};

const reply = (status: number) => () => makeResponse(status, {}, Buffer.from('ok'));

let store: ContentStore;
let answer: () => void;
/** The error with which the source fails to open. */
let failure: Error | undefined;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'app-'));
});
afterEach(async () => {
  answer();
  failure = undefined;
  await store.stop();
  await rm(folder, { recursive: true });
});

/** A process that has just started; its source responds when the test calls `answer`. */
function startApp(api = new Hono()) {
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const openSource = async () => {
    if (failure) throw failure;
    await answered;
    return source;
  };
  store = new ContentStore({ openSource, copyFile: path.join(folder, 'copy'), build: '1', logger });
  void store.start();
  const answers = { cached: () => undefined, submit: reply(303), page: reply(200) };
  const renderer = answers as unknown as PageRenderer;
  const files = { find: () => undefined } as unknown as StaticFiles;
  const siteUrl = 'http://site';
  const parts = { store, renderer, files, siteUrl, studioUrl: siteUrl, logger, api };
  return createApp({ ...parts, hasDatabase: true, allowPost: async () => true });
}

it('lets forms and pages wait for the first content of a process that has just started', async () => {
  const app = startApp();
  const form = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' }, body: 'a=b' };
  const answers = Promise.all([app.request('/request', form), app.request('/team')]);
  const ready = await app.request('/readyz');
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'starting' }]);
  answer();
  expect((await answers).map(({ status }) => status)).toEqual([303, 200]);
});

it('holds nobody up for a source that does not answer', async () => {
  failure = new Error('away');
  const app = startApp();
  const page = await app.request('/de/team');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await page.text()).toContain('<html lang="de">');
});

it.each([
  ['/', { 'Accept-Language': 'fr-CH, it-CH;q=0.9, de;q=0.8' }, 'it'],
  ['/', { 'Accept-Language': 'it', Cookie: 'language=de' }, 'de'],
  ['/', { 'Accept-Language': 'fr' }, 'en'],
  ['/team', { 'Accept-Language': 'it' }, 'en'],
])('says that it starts at %s, for %j, in the language %s', async (path, headers, language) => {
  failure = new Error('away');
  const page = await startApp().request(path, { headers });
  expect([page.status, page.headers.get('Content-Language')]).toEqual([503, language]);
});

it('waits for it no longer than a visitor would', async () => {
  startApp();
  expect(await store.awaitSnapshot(20)).toBeUndefined();
});

it('answers a file that cannot be fetched now with its own status, which nobody keeps', async () => {
  const files = new Hono().get('/storage/uploads/:name', () => {
    throw new RequestError(502, 'The host of this file does not answer');
  });
  const app = startApp(files);
  answer();
  const response = await app.request('/storage/uploads/a.jpg');
  expect(response.status).toBe(502);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ error: 'The host of this file does not answer' });
});
