// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://clinic.example/de/kontakt?news=a" }
import { expect, it, vi } from 'vitest';
import { postForm, readPosted } from './use-sending.ts';

const FORM = document.createElement('form');
const UPLOAD = Object.assign(document.createElement('form'), { enctype: 'multipart/form-data' });

function answerWith(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function fields(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

const failure = (error: string) => ({
  values: {},
  errors: {},
  problem: { reason: 'failed', error },
});

it('posts to the current address with its query, asks for JSON and names the language', async () => {
  const fetch = answerWith(async () => Response.json({ location: '/de/danke?t=1' }));
  const posted = await postForm(FORM, fields({ name: 'Ada & Co', message: 'a\nb' }), 'de');
  expect(posted).toEqual({ location: '/de/danke?t=1' });
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/de/kontakt?news=a');
  expect(init?.method).toBe('POST');
  expect(init?.headers).toEqual({ Accept: 'application/json', 'Content-Language': 'de' });
  expect(String(init?.body)).toBe('name=Ada+%26+Co&message=a%0Ab');
});

it('sends a form with an upload as multipart', async () => {
  const fetch = answerWith(async () => Response.json({ location: '/thankyou?t=1' }));
  const data = fields({ name: 'Ada' });
  await postForm(UPLOAD, data, 'en');
  expect(fetch.mock.calls[0]?.[1]?.body).toBe(data);
});

it('returns a lost connection as an answer, without the words of the browser', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await postForm(FORM, fields({}), 'en')).toEqual(failure(''));
});

it('names any other error', async () => {
  answerWith(() => Promise.reject(new Error('The operation was aborted')));
  expect(await postForm(FORM, fields({}), 'en')).toEqual(failure('The operation was aborted'));
});

it('returns the errors of the server, whatever the status', async () => {
  const answer = { values: { name: 'A' }, errors: { name: 'name' } };
  expect(await readPosted(Response.json(answer, { status: 422 }))).toEqual(answer);
  const busy = { values: {}, errors: {}, problem: { reason: 'busy' } };
  expect(await readPosted(Response.json(busy, { status: 503 }))).toEqual(busy);
});

it.each([
  ['a page of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 }), 'HTTP 502'],
  ['data of somebody else', Response.json({ message: 'no' }, { status: 500 }), 'HTTP 500'],
  ['a way with an error', Response.json({ location: '/x' }, { status: 500 }), 'HTTP 500'],
  ['nothing', Response.json(null), ''],
  ['a page for all, as hotels have', new Response('<h1>Welcome</h1>'), ''],
  ['a way to another site', Response.json({ location: '//example.org' }), ''],
  ['a way that browsers read as one', Response.json({ location: '/\\example.org' }), ''],
  ['another address', Response.json({ location: 'https://example.org/' }), ''],
])('takes %s for a failure', async (_, response, error) => {
  expect(await readPosted(response)).toEqual(failure(error));
});
