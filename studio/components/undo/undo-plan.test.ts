// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { offeredUndo, offerUndo, watchForUndo } from './undo-plan.ts';

const PATH = '/api/programs/7';
type Stored = { live?: string; draft: string };

/** What the studio has in each language. */
let stored: Record<string, Stored>;
/** What an undo sends: method, query and body. */
let sent: [string, Record<string, string>, object][];

const studio = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
  const url = new URL(String(input), 'http://studio.test');
  const query = Object.fromEntries(url.searchParams);
  if (init?.method) {
    delete query.depth;
    sent.push([`${init.method} ${url.pathname}`, query, JSON.parse(String(init.body)) as object]);
    return Response.json({});
  }
  if (url.pathname === '/api/rooms') return Response.json({ docs: [{ id: 'a' }, { id: 'b' }] });
  const { live, draft } = stored[query.locale ?? ''] ?? { draft: '' };
  const isDraft = query.draft === 'true';
  return Response.json({
    id: '7',
    title: isDraft ? draft : (live ?? draft),
    _status: !isDraft && live ? 'published' : 'draft',
  });
});

beforeEach(() => {
  sent = [];
  offerUndo(undefined);
  stored = { en: { live: 'Old', draft: 'New' }, de: { draft: 'Neu' }, it: { draft: '' } };
});

/** What the studio has in English once the draft is published. */
const PUBLISHED: Stored = { live: 'Newest', draft: 'Newest' };

async function undoOf(
  query: string,
  body: object,
  {
    method = 'PATCH',
    path = PATH,
    english,
  }: { method?: string; path?: string; english?: Stored } = {},
) {
  const init = { method, body: JSON.stringify(body) };
  const onSuccess = await watchForUndo(studio as typeof fetch, `${path}?${query}`, init);
  onSuccess?.();
  if (english) stored.en = english;
  const offer = offeredUndo();
  if (offer !== 'done') await offer?.undo();
  return offer;
}

it('publishes what visitors saw in one language, and keeps later words as a draft', async () => {
  const body = { title: 'Newest', _status: 'published', based_on: '1.x' };
  const offer = await undoOf('locale=en&publishSpecificLocale=en', body, { english: PUBLISHED });
  expect(offer).toMatchObject({ kind: 'published', languages: ['en'] });
  expect(sent).toEqual([
    [
      `PATCH ${PATH}`,
      { locale: 'en', publishSpecificLocale: 'en' },
      { title: 'Old', _status: 'published' },
    ],
    [`PATCH ${PATH}`, { locale: 'en', draft: 'true' }, { title: 'Newest', _status: 'draft' }],
  ]);
});

it('keeps what was typed after a publication as a draft', async () => {
  const body = { title: 'Newest', _status: 'published' };
  const english = { ...PUBLISHED, draft: 'Newest, and on' };
  await undoOf('locale=en&publishSpecificLocale=en', body, { english });
  expect(sent.map(([, , data]) => data)).toEqual([
    { title: 'Old', _status: 'published' },
    { title: 'Newest, and on', _status: 'draft' },
  ]);
});

it('offers no undo for several entries that go into the bin at once', async () => {
  const query = 'where[id][in][0]=a&where[id][in][1]=b';
  const offer = await undoOf(query, { deletedAt: '2026-11-19' }, { path: '/api/news' });
  expect(offer).toBeUndefined();
});

it('unpublishes what was published for the first time, in that language alone', async () => {
  await undoOf('locale=de&publishSpecificLocale=de', { title: 'Neu', _status: 'published' });
  expect(sent).toEqual([[`PATCH ${PATH}`, { locale: 'de' }, { _status: 'draft' }]]);
});

it('publishes again what was unpublished, as it was', async () => {
  const offer = await undoOf('locale=en', { _status: 'draft' });
  expect(offer).toMatchObject({ kind: 'unpublished', languages: ['en'] });
  expect(sent.map(([, query, body]) => [query, body])).toEqual([
    [
      { locale: 'en', publishSpecificLocale: 'en' },
      { title: 'Old', _status: 'published' },
    ],
    [
      { locale: 'en', draft: 'true' },
      { title: 'New', _status: 'draft' },
    ],
  ]);
});

it('publishes what comes out of the bin in the languages in which it was', async () => {
  await undoOf('', { deletedAt: '2026-11-19' });
  expect(sent.map(([, query]) => query)).toEqual([
    { trash: 'true' },
    { locale: 'en', publishSpecificLocale: 'en' },
    { locale: 'en', draft: 'true' },
  ]);
});

it('moves arranged entries back to their places', async () => {
  await undoOf(
    '',
    { ids: ['b', 'a'] },
    {
      method: 'POST',
      path: '/api/rooms/arrange',
    },
  );
  expect(sent).toEqual([['POST /api/rooms/arrange', {}, { ids: ['a', 'b'] }]]);
});

it('offers no undo for a draft or a change of settings', async () => {
  expect(await undoOf('locale=en&draft=true', { _status: 'draft' })).toBeUndefined();
  expect(await undoOf('locale=en', { title: 'New' })).toBeUndefined();
  expect(sent).toEqual([]);
});
