import type { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedSnapshot } from './testing/seed-snapshot.ts';
import { createTestApp, TOKEN, useTemporaryFolder } from './testing/test-app.ts';

const cacheFolder = useTemporaryFolder();
const known = new Map([
  ['account-all', { id: '1', token: 'account-all' }],
  ['account-diagnose', { id: '3', token: 'account-diagnose', reads: new Set(['diagnose']) }],
  [
    'account-partner',
    { id: '2', token: 'account-partner', reads: new Set(['categories', 'clinic']) },
  ],
]);
let app: Hono;
let names: string[];
beforeAll(async () => {
  const snapshot = await seedSnapshot();
  names = [...snapshot.collections.keys()];
  const accountTokens = { find: async (given: string) => known.get(given) };
  app = createTestApp({ snapshot, cacheFolder, apiToken: TOKEN, accountTokens });
});

const ask = async (path: string, token: string) => {
  const response = await app.request(`/api/${path}`, { headers: { 'Cockpit-Token': token } });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as unknown) : undefined };
};
const populated = async (token: string) => {
  const { body } = await ask('collections/get/diagnose?populate=1&simple=1', token);
  return (body as { category?: unknown }[]).map(({ category }) => category ?? null);
};
const REFUSED = { status: 401, body: { error: 'Unauthorized' } };

describe('a token of an account', () => {
  it('that may read everything is like the token of the API', async () => {
    const paths = ['collections/listCollections', 'cockpit/assets', 'collections/get/diagnose'];
    for (const path of paths) {
      const answer = await ask(path, 'account-all');
      expect(answer.status).toBe(200);
      expect(answer).toEqual(await ask(path, TOKEN));
    }
  });

  it('that may read some parts can read these', async () => {
    const { status, body } = await ask('collections/get/categories', 'account-partner');
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: expect.any(Number) });
  });

  // The recorded host answers like this to a token of a group's account.
  it.each([
    'collections/get/diagnose',
    'collections/entries/diagnose',
    'collections/entry/diagnose/1',
    'detektivo/collection/diagnose?q=labor',
    'cockpit/assets',
    'home',
    'search?q=labor',
  ])('is refused %s', async (path) => {
    expect(await ask(path, 'account-partner')).toMatchObject(REFUSED);
  });

  it('does not see other parts', async () => {
    expect(names.length).toBeGreaterThan(1);
    const list = await ask('collections/listCollections', 'account-partner');
    expect(list.body).toEqual(['categories']);
    const more = await ask('collections/listCollections/extended', 'account-partner');
    expect(Object.keys(more.body as object)).toEqual(['categories']);
    expect(await ask('collections/collection/diagnose', 'account-partner')).toEqual({
      ...{ status: 412, body: { error: 'Collection not found' } },
    });
    expect((await ask('collections/get/nope', 'account-partner')).status).toBe(412);
  });

  it('does not resolve links to other parts', async () => {
    expect(await populated('account-all')).toContainEqual(
      expect.objectContaining({ _link: 'categories' }),
    );
    expect(new Set(await populated('account-diagnose'))).toEqual(new Set([null]));
  });

  it('that was never issued is refused', async () => {
    expect(await ask('collections/get/categories', 'account-other')).toEqual(REFUSED);
  });
});
