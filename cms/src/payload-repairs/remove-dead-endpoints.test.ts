import { expect, it } from 'vitest';
import { removeDeadEndpoints } from './remove-dead-endpoints.ts';
import { plainConfig } from './testing/plain-config.ts';

it('Payload alone offers to verify addresses where none is verified, and versions of no text', async () => {
  const news = { slug: 'news', versions: true as const, fields: [] };
  const config = await plainConfig({ collections: [news] });
  const pathsOf = (name: string) => {
    const { endpoints } = config.collections.find(({ slug }) => slug === name) ?? {};
    return endpoints ? endpoints.map(({ path }) => path) : [];
  };
  const dead = ['/verify/:id', '/versions', '/versions/:id'];
  const ofNews = pathsOf('news');
  expect(pathsOf('users')).toEqual(expect.arrayContaining(dead));
  removeDeadEndpoints(config);
  expect(pathsOf('users').filter((path) => dead.includes(path))).toEqual([]);
  expect(pathsOf('users')).toContain('/login');
  expect(pathsOf('news')).toEqual(ofNews);
});
