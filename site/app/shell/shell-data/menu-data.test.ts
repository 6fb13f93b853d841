import { MENU_COLLECTIONS, MENU_PAGES } from '@clinic/cms/globals/menu-settings';
import { describe, expect, it } from 'vitest';
import '#app/messages/all.ts';
import { assembleSnapshot, type Snapshot } from '#content/snapshot.ts';
import type { WireEntry, WirePart } from '#content/values/wire.ts';
import { routeOptionsOf, PAGE_IDS } from '#app/routing/table.ts';
import { menuData, type MenuGroupView } from './menu-data.ts';

const BURNOUT: WireEntry = {
  _id: 'p1',
  title: 'Burnout',
  title_de: 'Burnout',
  recommended: true,
  slug: 'burnout-week',
  slug_de: 'burnout-woche',
};

type Settings = Record<string, unknown>;

const item = (name: string, settings: Settings, component = 'item') => ({
  component,
  name,
  settings,
});

function tree(...items: object[]) {
  const part = { component: 'flyout-container', settings: { columns: '2' }, children: items };
  return [{ component: 'flyout', name: 'Programs', settings: {}, children: [part] }];
}

async function snapshotWith(
  nodes: Record<string, unknown>,
  programs: WireEntry[] = [BURNOUT],
  more: Record<string, WireEntry[]> = {},
): Promise<Snapshot> {
  const collections = Object.entries({ programs, ...more }).map(
    ([name, entries]): [string, WirePart] => [
      name,
      { kind: 'collection', fields: [], sortable: false, entries },
    ],
  );
  const menu: WirePart = { kind: 'singleton', fields: [], data: nodes };
  const parts = new Map<string, WirePart>([...collections, ['menu', menu]]);
  return assembleSnapshot(parts, new Map(), ({ reason }) => {
    throw new Error(reason);
  });
}

const linksOf = (groups: MenuGroupView[]) =>
  groups.flatMap(({ parts }) => parts.flatMap(({ links }) => links));

async function hrefOf(settings: Settings, locale: 'en' | 'de' = 'en', programs = [BURNOUT]) {
  const snapshot = await snapshotWith({ nodes: tree(item('x', settings)) }, programs);
  return linksOf(menuData(snapshot, locale))[0]?.href;
}

const linked = { slug: { _id: 'p1', link: 'programs' } };

describe('where entries of the menu lead', () => {
  it('follows an entry to its address in each language, and through a new slug', async () => {
    expect(await hrefOf(linked)).toBe('/programs/burnout-week');
    expect(await hrefOf(linked, 'de')).toBe('/de/programme/burnout-woche');
    const renamed = [{ ...BURNOUT, slug: 'calm-week' }];
    expect(await hrefOf(linked, 'en', renamed)).toBe('/programs/calm-week');
  });

  it('leaves out what is not published any more', async () => {
    expect(await hrefOf(linked, 'en', [])).toBeUndefined();
    expect(await hrefOf({ ...linked, category: 'programs' }, 'en', [])).toBeUndefined();
  });

  it.each([
    [{ category: 'healthConcerns' }, '/de/schwerpunkte'],
    [{ category: 'health-concerns' }, '/de/schwerpunkte'],
    [{ category: 'team', href: '#advisory-board', path: true }, '/de/team#advisory-board'],
    [{ category: 'team', href: '#advisory-board' }, '/de/team'],
    [{ href: 'https://shop.clinic.example/' }, 'https://shop.clinic.example/'],
    [{ href: 'http://shop.clinic.example/' }, undefined],
    [{ href: 'javascript:alert(1)' }, undefined],
    [{ category: 'nothing-of-ours' }, undefined],
    [{ category: 'programs.item' }, undefined],
    [{ category: 'programs', slug: 'burnout-week' }, '/de/programme/burnout-woche'],
    [{ category: 'programs', slug: 'unknown' }, undefined],
    [{}, undefined],
  ])('%o', async (settings, wanted) => {
    expect(await hrefOf(settings, 'de')).toBe(wanted);
  });

  it('knows a slug that an entry had before', async () => {
    const nodes = tree(item('x', { category: 'programs', slug: 'old-week' }));
    const former = {
      _id: 'h',
      collection: 'programs',
      locale: 'en',
      slug: 'old-week',
      entry: 'p1',
    };
    const snapshot = await snapshotWith({ nodes }, [BURNOUT], { slug_history: [former] });
    expect(linksOf(menuData(snapshot, 'en'))[0]?.href).toBe('/programs/burnout-week');
  });
});

describe('what the menu shows', () => {
  it('passes on what an editor has set, and only that', async () => {
    const icon = '<svg viewBox="0 0 24 24" onload="x()"><path d="M1 2"/></svg>';
    const nodes = tree(
      item('A', { ...linked, id: 'new', label: 'exclusive', description: 'One line', icon }),
      item('B', { category: 'team', id: 'new', style: 'quiet', class: 'own', path: null }),
    );
    expect(linksOf(menuData(await snapshotWith({ nodes }), 'en'))).toEqual([
      {
        kind: 'item',
        name: 'A',
        href: '/programs/burnout-week',
        description: 'One line',
        icon: '<path d="M1 2"/>',
        label: 'exclusive',
        isNew: true,
        isRecommended: true,
      },
      { kind: 'item', name: 'B', href: '/team', isNew: true, look: 'quiet', className: 'own' },
    ]);
  });

  it('separates featured entries and the line at the bottom', async () => {
    const [group] = tree(item('A', linked, 'featured-item'), item('B', linked));
    const bottom = {
      component: 'flyout-bottom',
      children: [item('All', { category: 'programs' }, 'arrow-item')],
    };
    const nodes = [{ ...group, children: [...(group?.children ?? []), bottom] }];
    const [shown] = menuData(await snapshotWith({ nodes }), 'en');
    expect(shown?.featured.map(({ name }) => name)).toEqual(['A']);
    expect(shown?.parts).toEqual([expect.objectContaining({ columns: 2 })]);
    expect(shown?.bottom).toEqual([{ kind: 'arrow-item', name: 'All', href: '/programs' }]);
  });

  it('drops a node that is broken and keeps the others', async () => {
    const nodes = [
      { component: 'carousel', name: 'x' },
      null,
      ...tree(item('', linked), item('B', linked)),
    ];
    expect(linksOf(menuData(await snapshotWith({ nodes }), 'en')).map(({ name }) => name)).toEqual([
      'B',
    ]);
  });

  it('has English words and its own addresses in a language without a tree', async () => {
    const snapshot = await snapshotWith({ nodes: tree(item('Burnout', linked)), nodes_de: [] });
    expect(linksOf(menuData(snapshot, 'de'))[0]?.href).toBe('/de/programme/burnout-woche');
  });

  it('is empty without content', async () => {
    expect(menuData(await snapshotWith({}), 'it')).toEqual([]);
  });
});

it('offers editors the pages of the route table that visitors may arrive at, and no others', () => {
  const listed = PAGE_IDS.filter((id) => {
    const { paths, noindex, sitemap } = routeOptionsOf(id);
    return !paths.en.includes(':') && !noindex && sitemap !== false;
  });
  // Search engines do not list the search, but a menu can link to it.
  expect(Object.keys(MENU_PAGES).toSorted()).toEqual([...listed, 'search'].toSorted());
});

it('offers editors the collections whose entries have an address, and no others', () => {
  const shown = PAGE_IDS.flatMap((id) => routeOptionsOf(id).collection ?? []);
  const byAddress = ['pages', 'categories', 'category_items'];
  expect(MENU_COLLECTIONS.toSorted()).toEqual([...shown, ...byAddress].toSorted());
});
