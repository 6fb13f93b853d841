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

it('keeps both addresses of English pages under the second one', () => {
  expect(near('/en/team')).toEqual(
    expect.arrayContaining(['home at /en', 'newsletter at /newsletter', 'thankyou at /thankyou']),
  );
  expect(near('/en/team')).not.toContain('home at /de');
});

it('leaves no page without a group', () => {
  const all = ['/en', '/de', '/it'].flatMap(near).filter((id) => id.includes(' at '));
  expect(all.toSorted()).toEqual(ids.filter((id) => id.includes(' at ')).toSorted());
});
