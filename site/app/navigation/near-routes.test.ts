import { expect, it } from 'vitest';
import routeConfig from '../routes.ts';
import { nearRoutes } from './near-routes.ts';

const [layout] = routeConfig;
const ids = (layout?.children ?? []).map(({ id }) => id ?? '');
const routes = { root: {}, boundary: {}, ...Object.fromEntries(ids.map((id) => [id, {}])) };
const near = (pathname: string) => Object.keys(nearRoutes(routes, pathname));

it('keeps the pages of a language, its catch-all, and what all pages need', () => {
  expect(near('/de/team')).toEqual(
    expect.arrayContaining(['root', 'boundary', 'not-found', 'home at /de', 'category at /de/']),
  );
  expect(near('/de/team')).not.toContain('home at /');
  expect(near('/team')).toContain('category item at /');
  expect(near('/team').filter((id) => / at \/(?:de|en|it)\b/.test(id))).toEqual([]);
});

it('gives every page to exactly one group', () => {
  const all = ['/', '/en', '/de', '/it'].flatMap(near).filter((id) => id.includes(' at '));
  expect(all.toSorted()).toEqual(ids.filter((id) => id.includes(' at ')).toSorted());
});
