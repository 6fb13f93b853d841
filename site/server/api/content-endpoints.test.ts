import type { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVERYONE, firstNames, get, post } from './testing/ask.ts';
import { seedSnapshot } from './testing/seed-snapshot.ts';
import { createTestApp, postJson, useTemporaryFolder } from './testing/test-app.ts';

const cacheFolder = useTemporaryFolder();
let app: Hono;
beforeAll(async () => {
  app = createTestApp({ snapshot: await seedSnapshot(), cacheFolder });
});

describe('query strings', () => {
  it('reads lists', async () => {
    const { entries } = await get(
      app,
      'testimonials?filter[$or][0][lang]=de&filter[$or][1][rating][$gte]=5&fields[name]=1',
    );
    expect(entries.map((entry) => entry.name)).toEqual(['Anna K.', 'John S.', 'Jürgen B.']);
    const listed = await get(app, 'testimonials?filter[lang][$in][]=de&filter[lang][$in][]=it');
    expect(listed.total).toBe(3);
  });

  it('reads limit, skip, sort and fields', async () => {
    const answer = await get(
      app,
      'testimonials?limit=2&skip=1&sort[rating]=1&fields[name]=1&fields[_id]=0',
    );
    expect(answer).toMatchObject({
      entries: [{ name: 'Élodie M.' }, { name: 'Marco R.' }],
      total: 7,
    });
    expect(answer.entries[0]).not.toHaveProperty('_id');
  });

  it('reads a filter that is JSON', async () => {
    const filter = encodeURIComponent('{"slug_de":"wirbelgleiten"}');
    expect((await get(app, `diagnose?filter=${filter}`)).total).toBe(1);
  });

  it('takes a form as it takes JSON', async () => {
    const response = await app.request('/api/collections/get/testimonials', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'filter[lang]=it&simple=1',
    });
    expect(await response.json()).toMatchObject([{ name: 'Marco R.' }]);
  });

  it('keeps dangerous names harmless', async () => {
    await get(
      app,
      'testimonials?__proto__[polluted]=1&filter[__proto__][$exists]=0&constructor[x]=1',
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('order and pages', () => {
  it('sorts by several fields, numbers before what is empty', async () => {
    const { entries } = await post(app, 'testimonials', { sort: { lang: 1, rating: -1 } });
    expect(entries.map((entry) => `${entry.lang} ${entry.rating}`)).toEqual([
      ...['de 5', 'de 4.5', 'en null', 'en 5', 'en 3.5', 'en 2', 'it 4'],
    ]);
  });

  it('keeps the order of what a missing field cannot sort', async () => {
    const answer = await post(app, 'testimonials', { sort: { nowhere: -1 } });
    expect(firstNames(answer)).toEqual(EVERYONE);
  });

  it('sorts by a dotted name', async () => {
    const { entries } = await post(app, 'diagnose', { sort: { 'category.display': 1 }, limit: 2 });
    expect(entries.map((entry) => entry.title)).toEqual(['Osteoporosis', 'Atrial fibrillation']);
  });

  it.each([
    ['skip alone', { skip: 3 }, 7],
    ['a huge limit', { limit: 1e300 }, 7],
    ['a limit of no number', { limit: 'NaN' }, 7],
    ['a negative limit', { limit: -1 }, 7],
    ['a negative skip', { limit: 3, skip: -2 }, 3],
    ['a skip beyond the end', { limit: 3, skip: 100 }, 0],
    ['a fraction', { limit: 2.9 }, 2],
    ['nulls and empty lists', { limit: null, skip: null, sort: [], filter: [], fields: [] }, 7],
  ])('%s', async (_name, body, count) => {
    const { entries, total } = await post(app, 'testimonials', body);
    expect(entries).toHaveLength(count);
    expect(total).toBe(7);
  });
});

describe('fields and languages', () => {
  it('excludes fields', async () => {
    const { entries } = await post(app, 'categories', {
      fields: { name: 0, _by: false, _mby: '0' },
    });
    expect(Object.keys(entries[0] ?? {}).toSorted()).toEqual(
      ['_created', '_id', '_modified', 'code', 'name_de', 'name_it'].toSorted(),
    );
  });

  it('excludes the id only when asked', async () => {
    const { entries } = await post(app, 'categories', { fields: { code: 1, _id: 0 }, limit: 1 });
    expect(entries).toEqual([{ code: 'ortho' }]);
  });

  it('takes an emptied list for a translation, but not an empty text', async () => {
    const { entries } = await post(app, 'team', {}, '?lang=de');
    expect(entries.map((entry) => entry.focus)).toMatchObject([
      [{ value: 'Wirbelsäule' }],
      [],
      null,
    ]);
    expect(entries.map((entry) => entry.role)).toEqual(['Chirurg', 'Kardiologin', 'Neurologist']);
  });

  it('leaves out the fallback for some fields', async () => {
    const { entries } = await get(
      app,
      'diagnose?lang=it&ignoreDefaultFallback[]=title&filter[slug]=migraine',
    );
    expect(entries[0]).toMatchObject({ title: null, slug: 'migraine' });
  });

  it('lets a null in the body undo the language of the query', async () => {
    const { entries } = await post(app, 'categories', { lang: null }, '?lang=de');
    expect(entries[0]).toMatchObject({ name: 'Orthopaedics', name_de: 'Orthopädie' });
  });

  it('never changes the content', async () => {
    await post(app, 'diagnose', { populate: 1 }, '?lang=de');
    const { entries } = await post(app, 'diagnose', {});
    expect(entries[0]).toMatchObject({ title: 'Herniated disc', category: { link: 'categories' } });
  });
});

describe('links and trees', () => {
  it('populates one level, in the language of the answer', async () => {
    const { entries } = await post(app, 'diagnose', { populate: 5, limit: 1 }, '?lang=de');
    expect(entries[0]?.category).toMatchObject({
      name: 'Orthopädie',
      code: 'ortho',
      _link: 'categories',
    });
    expect(entries[0]?.category).not.toHaveProperty('name_de');
    expect(entries[0]?.related).toMatchObject([
      { title: 'Wirbelgleiten', _link: 'diagnose', category: { link: 'categories' } },
      { title: 'Kniearthrose' },
    ]);
  });

  it.each([{ sort: { label: 1 } }, { filter: { url: { $exists: true } } }, { limit: 9 }])(
    'is flat with %j',
    async (body) => {
      const { entries } = await post(app, 'menu', body);
      expect(entries).toHaveLength(4);
      expect(entries[0]).not.toHaveProperty('children');
    },
  );

  it('is a tree with an empty filter, and as a bare list', async () => {
    const response = await postJson(app, '/api/collections/get/menu?simple=1', { filter: {} });
    expect(await response.json()).toMatchObject([{ label: 'About', children: [{}, {}] }, {}]);
  });
});

describe('single entries', () => {
  const entry = '/api/collections/entry';

  it('finds one by its id', async () => {
    const response = await app.request(`${entry}/categories/5f0002000000000000000002?lang=it`);
    expect(await response.json()).toMatchObject({ name: 'Cardiologia' });
  });

  it.each([
    [`${entry}/categories`, 412, 'Missing id parameter'],
    [`${entry}/categories/nope`, 404, 'Entry not found.'],
    [`${entry}/nope/1`, 412, 'Collection not found'],
    [entry, 412, 'Missing collection name'],
  ])('%s: %i', async (address, status, error) => {
    const response = await app.request(address);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error });
  });
});
