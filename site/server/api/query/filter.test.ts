import type { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVERYONE, firstNames, post } from '#server/api/testing/ask.ts';
import { seedSnapshot } from '#server/api/testing/seed-snapshot.ts';
import { createTestApp, postJson, useTemporaryFolder } from '#server/api/testing/test-app.ts';

const cacheFolder = useTemporaryFolder();
let app: Hono;
beforeAll(async () => {
  app = createTestApp({ snapshot: await seedSnapshot(), cacheFolder });
});

describe('filters', () => {
  it.each<[string, object, string[]]>([
    ['$nin', { lang: { $nin: ['en', 'it'] } }, ['Anna', 'Jürgen']],
    [
      '$nin passes over null',
      { country: { $nin: ['Germany'] } },
      ['Marco', 'John', 'Élodie', 'Jürgen'],
    ],
    ['$ne passes over null', { rating: { $ne: 5 } }, ['Marco', 'Élodie', 'Jürgen', 'zoe']],
    ['$ne null', { rating: { $ne: null } }, EVERYONE.slice(0, 6)],
    ['$eq null finds no null', { rating: { $eq: null } }, []],
    ['$in with null finds no null', { rating: { $in: [null, 2] } }, ['zoe']],
    ['null finds what is missing', { nowhere: null }, EVERYONE],
    ['$exists on what is missing', { nowhere: { $exists: true } }, []],
    ['numbers as text', { rating: { $gte: '4.5' } }, ['Anna', 'John', 'Jürgen']],
    ['$in with numbers as text', { rating: { $in: ['2', '3.5'] } }, ['Élodie', 'zoe']],
    ['a boolean as a number', { approved: 0 }, ['Jürgen']],
    ['a number against a text has no order', { name: { $gt: 5 } }, []],
    ['texts are ordered by bytes', { name: { $gt: 'z' } }, ['Élodie', 'zoe']],
    ['several operators at once', { rating: { $gt: 2, $lt: 4.5, $ne: 4 } }, ['Élodie']],
    ['no operators at all', { rating: {} }, EVERYONE],
    ['$in without a list', { lang: { $in: 'de' } }, []],
    ['a pattern on a number', { rating: { $regex: '^4' } }, ['Marco', 'Jürgen']],
    ['a pattern with its own flags', { name: { $regex: '/^J/' } }, ['John', 'Jürgen']],
    ['a pattern that minds case', { name: { $regex: '/^j/' } }, []],
    ['a pattern with MongoDB flags', { name: { $regex: '^j', $options: 'i' } }, ['John', 'Jürgen']],
    ['a pattern beyond ASCII', { name: { $regex: '^é' } }, ['Élodie']],
    [
      'a pattern with escapes of PHP',
      { date: { $regex: String.raw`^2021\-05` } },
      ['Marco', 'zoe'],
    ],
    ['a pattern that looks ahead', { name: { $regex: '^J(?!o)' } }, ['Jürgen']],
    ['an empty pattern', { country: { $regex: '' } }, EVERYONE.slice(0, 6)],
    [
      'nested and/or',
      { $or: [{ $and: [{ lang: 'de' }, { approved: true }] }, { rating: 2 }] },
      ['Anna', 'zoe'],
    ],
    ['and beside fields', { lang: 'en', $or: [{ rating: 5 }, { rating: 2 }] }, ['John', 'zoe']],
    ['dangerous names', JSON.parse('{"__proto__": null, "constructor": null}') as object, EVERYONE],
    ['a dangerous name with a value', JSON.parse('{"__proto__.x": "y"}') as object, []],
  ])('%s', async (_name, filter, expected) => {
    const found = firstNames(await post(app, 'testimonials', { filter }));
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it.each<[string, object, string[]]>([
    ['a text against a list of texts', { tags: 'joint' }, ['Knee osteoarthritis', 'Hallux valgus']],
    ['$eq does not look into lists', { tags: { $eq: 'joint' } }, []],
    [
      '$nin of a list',
      { tags: { $nin: ['pain', 'joint', 'heart'] } },
      ['Slipped vertebra', 'Carpal tunnel syndrome'],
    ],
    ['an empty list has size 0, null has none', { tags: { $size: 0 } }, ['Carpal tunnel syndrome']],
    ['a size as text', { tags: { $size: '3' } }, ['Knee osteoarthritis']],
    ['a position in a list', { 'tags.0': 'head' }, ['Migraine']],
    [
      'a dotted name through a position',
      { 'related.1._id': '5f0003000000000000000003' },
      ['Herniated disc'],
    ],
    [
      'a dotted name does not spread over a list',
      { 'related._id': '5f0003000000000000000003' },
      [],
    ],
    ['a length is no field', { 'tags.length': 3 }, []],
    ['$exists on a dotted name', { 'category._id': { $exists: false } }, ['Osteoporosis']],
    [
      '$exists on a nested null',
      { 'image.meta.title': { $exists: true } },
      ['Herniated disc', 'Slipped vertebra', 'Atrial fibrillation'],
    ],
    ['a translation', { slug_de: { $regex: 'wirbel' } }, ['Slipped vertebra']],
    [
      'with fallback',
      { $or: [{ slug_de: 'hallux-valgus' }, { slug: 'hallux-valgus' }] },
      ['Hallux valgus'],
    ],
  ])('%s', async (_name, filter, expected) => {
    const { entries } = await post(app, 'diagnose', { filter });
    expect(entries.map((entry) => entry.title)).toEqual(expected);
  });

  it.each<[string, object]>([
    ['$not without a pattern', { name: { $not: { $regex: 'x' } } }],
    ['$where', { $where: 'sleep(1000)' }],
    ['$where on a field', { name: { $where: 'x' } }],
    ['$func', { name: { $func: 'phpinfo' } }],
    ['$nor', { $nor: [{ lang: 'de' }] }],
    ['$or inside a field', { rating: { $or: [1, 2] } }],
    ['an empty $or', { $or: [] }],
    ['$or without a list', { $or: 'x' }],
    ['a list as a value', { lang: ['de'] }],
    ['a map as a value', { social: { web: 'x' } }],
    ['$has with a list', { tags: { $has: ['a'] } }],
    ['a pattern that is none', { name: { $regex: ['a'] } }],
    ['a name of every object', { name: { toString: 1 } }],
  ])('refuses %s', async (_name, filter) => {
    const response = await postJson(app, '/api/collections/get/testimonials', { filter });
    expect(response.status).toBe(406);
    expect(await response.json()).toMatchObject({ error: true });
  });
});
