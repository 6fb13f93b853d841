import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { createReceipts } from '../forms/receipts.ts';
import { QuietTime } from '../quiet-time.ts';
import { smallBuild } from '../testing/small-build.ts';
import { smallSnapshot } from '../testing/small-snapshot.ts';
import { PageRenderer } from './page-renderer.ts';
import { DEFAULT_HOSTS } from '../../app/hosts.ts';

type Handle = ServerBuild['entry']['module']['default'];

const buildWith = (handle: Handle) =>
  smallBuild({
    entry: { default: handle },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      search: { id: 'search', parentId: 'root', path: 'search', module: { default: () => null } },
      rooms: { id: 'rooms', parentId: 'root', path: 'rooms', module: { default: () => null } },
    },
    future: {} as never,
  });

const snapshot = await smallSnapshot({});
const OPTIONS = {
  siteUrl: 'http://localhost:3000',
  tracking: { analyticsId: undefined, gclidConsent: true },
  hosts: DEFAULT_HOSTS,
  receipts: createReceipts('a secret'),
  quiet: new QuietTime({ quietMs: 0, patienceMs: 0 }),
  reportFault: () => undefined,
};

it('fails when the error page fails too, so that the last resort can step in', async () => {
  const build = buildWith(() => {
    throw new Error('the page is broken');
  });
  const renderer = new PageRenderer({ build, ...OPTIONS });
  await expect(renderer.page(snapshot, '/rooms')).rejects.toThrow('Unexpected Server Error');
});

it('keeps answers to questions apart from pages, and few of them', async () => {
  let rendered = 0;
  const build = buildWith(async () => {
    rendered += 1;
    return new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } });
  });
  const renderer = new PageRenderer({ build, ...OPTIONS });
  const cachingOf = async (address: string) =>
    (await renderer.page(snapshot, address)).variants.identity.headers['Cache-Control'];

  expect(await cachingOf('/rooms')).toBe('public, max-age=0, must-revalidate');
  expect(await cachingOf('/search?q=liver')).toBe('private, max-age=0, must-revalidate');
  await cachingOf('/search?q=liver');
  expect(rendered).toBe(2);
  for (let index = 0; index < 250; index += 1) await cachingOf(`/search?q=${index}`);
  expect(renderer.cached(snapshot, '/search?q=liver')).toBeUndefined();
  expect(renderer.cached(snapshot, '/rooms')).toBeDefined();
});
