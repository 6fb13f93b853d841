import { describe, expect, it } from 'vitest';
import type { WireEntry } from '#content/values/wire.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { movedTo } from './moved-addresses.ts';

const redirect = (from: string, to: string, permanent = false): WireEntry => ({
  ...{ _id: from, from, to, permanent },
});
const former = (collection: string, locale: string, slug: string, entry: string): WireEntry => ({
  ...{ _id: `${collection} ${locale} ${slug}`, collection, locale, slug, entry },
});

describe('editors’ redirects', async () => {
  const snapshot = await smallSnapshot({
    redirects: [
      redirect('/de/aktion', '/de/programme'),
      redirect('/old', '/programs', true),
      redirect('/code', '/programs?discount=W24#prices'),
      redirect('/one', '/two', true),
      redirect('/two', '/three', true),
      redirect('/three', '/programs'),
      redirect('/ring', '/gnir'),
      redirect('/gnir', '/ring'),
      redirect('/self', '/self?x=1'),
      redirect('/umlaut', '/de/über-uns'),
      redirect('/sly', '/.//evil.example'),
      redirect('/alt', '/rooms'),
      redirect('/en/alt2', '/team'),
      redirect('/both', '/rooms'),
      redirect('/en/both', '/team'),
      redirect('/bare', '/en/bare'),
      ...Array.from({ length: 20 }, (_, step) => redirect(`/long${step}`, `/long${step + 1}`)),
    ],
  });

  it.each([
    ['/de/aktion', '', '/de/programme', 302],
    ['/de/Aktion/', '', '/de/programme', 302],
    ['//de//aktion', '', '/de/programme', 302],
    ['/de/%61ktion', '', '/de/programme', 302],
    ['/old', '', '/programs', 301],
    ['/old', '?utm_source=nl', '/programs?utm_source=nl', 301],
    ['/code', '?discount=X&label=a', '/programs?discount=W24&label=a#prices', 302],
    ['/one', '', '/programs', 302],
    ['/umlaut', '', '/de/%C3%BCber-uns', 302],
    ['/sly', '', '/evil.example', 302],
    ['/alt', '', '/rooms', 302],
    ['/en/alt', '', '/rooms', 302],
    ['/EN/Alt/', '?a=1', '/rooms?a=1', 302],
    ['/alt2', '', '/team', 302],
    ['/both', '', '/rooms', 302],
    ['/en/both', '', '/team', 302],
  ])('%s%s leads to %s, once', (path, search, to, status) => {
    expect(movedTo(snapshot, path, search)).toEqual({ to, status });
  });

  it.each([
    '/',
    '/programs',
    '/ring',
    '/gnir',
    '/self',
    '/long0',
    '/%E0%A4%A',
    '/de/aktion/x',
    '/de/alt',
    '/bare',
    '/en/bare',
  ])('%s stays as it is', (path) => {
    expect(movedTo(snapshot, path, '')).toBeUndefined();
  });
});

describe('former slugs', async () => {
  const program = { title: 'Week', title_de: 'Woche', slug: 'new-week', slug_de: 'neue-woche' };
  const snapshot = await smallSnapshot({
    programs: [
      { _id: 'p1', ...program },
      { _id: 'p2', title: 'Taken', slug: 'taken' },
    ],
    categories: [
      { _id: 'c1', title: 'Guides', slug: 'guides', title_de: 'R', slug_de: 'ratgeber' },
    ],
    category_items: [
      { _id: 'i1', title: 'Plan', slug: 'plan', category: { _id: 'c1' } },
      { _id: 'i2', title: 'Lost', slug: 'lost' },
    ],
    pages: [
      { _id: 'x1', title: 'Contact', slug: 'contact', key: 'contact' },
      { _id: 'x2', title: 'Free', slug: 'free' },
    ],
    slug_history: [
      former('programs', 'en', 'old-week', 'p1'),
      former('programs', 'de', 'alte-woche', 'p1'),
      former('programs', 'en', 'taken', 'p1'),
      former('programs', 'en', 'gone', 'p9'),
      former('programs', 'en', 'turned', 'p1'),
      former('programs', 'it', 'tolto', 'p1'),
      former('categories', 'en', 'tips', 'c1'),
      former('category_items', 'en', 'planning', 'i1'),
      former('category_items', 'en', 'stray', 'i2'),
      former('pages', 'en', 'once-free', 'x2'),
      former('nonsense', 'en', 'x', 'y'),
    ],
    redirects: [
      { _id: 'r', from: '/programs/new-week', to: '/programs/turned' },
      { _id: 's', from: '/summer', to: '/de/programme/alte-woche', permanent: true },
    ],
  });

  it.each([
    ['/de/programme/alte-woche', '/de/programme/neue-woche'],
    ['/summer', '/de/programme/neue-woche'],
    ['/tips', '/guides'],
    ['/en/tips', '/guides'],
    ['/guides/planning', '/guides/plan'],
    ['/tips/plan', '/guides/plan'],
    ['/tips/planning', '/guides/plan'],
    ['/once-free', '/free'],
  ])('%s leads for good to %s', (path, to) => {
    expect(movedTo(snapshot, path, '')).toEqual({ to, status: 301 });
  });

  it.each([
    ['another entry has it now', '/programs/taken'],
    ['the entry is gone', '/programs/gone'],
    ['its language was taken back', '/it/programmi/tolto'],
    ['it was one of another language', '/programs/alte-woche'],
    ['a redirect leads back from there', '/programs/turned'],
    ['a redirect leads back to it', '/programs/new-week'],
    ['the item has no section', '/guides/stray'],
    ['the section is another', '/other/planning'],
    ['it is the present one', '/guides/plan'],
    ['nothing was ever there', '/a/b/c'],
    ['it is the home page', '/de'],
  ])('but not if %s', (_, path) => {
    expect(movedTo(snapshot, path, '')).toBeUndefined();
  });
});
