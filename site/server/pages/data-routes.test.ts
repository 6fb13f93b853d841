import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { routesWanted } from './data-routes.ts';

const route = (id: string, path: string, hasLoader = true) => ({
  ...{ id, path, parentId: 'root', index: path === '' ? true : undefined },
  module: hasLoader ? { loader: () => null } : {},
});
const routes = {
  root: { id: 'root', path: '', module: { loader: () => null } },
  home: route('home', ''),
  item: route('item', 'de/diagnose/:slug'),
  lost: route('lost', '*', false),
} as unknown as ServerBuild['routes'];

it.each([
  ['/de/diagnose/labor', 'item', 'item'],
  ['/de/diagnose/labor', 'root', 'root'],
  ['/', 'home', 'home'],
  ['/de/diagnose/labor', 'root,item', undefined],
  ['/de/diagnose/labor', 'item,root', undefined],
  ['/de/diagnose/labor', 'home', undefined],
  ['/de/diagnose/labor', 'item,x', undefined],
  ['/de/diagnose/labor', 'item,item', 'item'],
  ['/de/diagnose/labor', '', undefined],
  ['/de/diagnose/labor', null, undefined],
  ['/nothing/here', 'lost', undefined],
  ['/nothing/here', 'root', undefined],
])('of %s, %j is answered as %j', (path, given, wanted) => {
  expect(routesWanted(routes, path, given)).toBe(wanted);
});
