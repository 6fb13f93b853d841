import { expect, it } from 'vitest';
import { assembleSnapshot } from './snapshot.ts';
import { CockpitReader } from './sources/cockpit-to-wire.ts';

const reader = new CockpitReader('https://host.example');
const answer = (value: unknown) => ({ status: 200, body: Buffer.from(JSON.stringify(value)) });
const item = (name: string, settings: object) => ({ component: 'item', name, settings });
const to = (_id: string, display: string, link = 'programs') => ({ slug: { _id, link, display } });

async function menuOf(nodes: unknown[]) {
  const entries = [
    { _id: 'open', title: 'Detox', slug: 'detox' },
    { _id: 'hidden', title: 'Secret program', slug: 'secret', published: false },
  ];
  const parts = new Map([
    ['programs', (await reader.collection('programs', answer({ fields: {}, entries }))).part],
    ['menu', (await reader.singleton('menu', answer({ nodes, nodes_de: nodes }))).part],
  ]);
  const { singletons } = await assembleSnapshot(parts, new Map(), () => undefined);
  return singletons.get('menu')?.data as { nodes: unknown[]; nodes_de: unknown[] };
}

it('does not reveal an entry that is not published', async () => {
  const items = [
    item('Old title', to('open', 'Old title')),
    item('Secret program', to('hidden', 'Secret program')),
    item('Renamed', to('open', 'x', 'programme')),
    item('Shop', { ...to('hidden', 'Secret program'), href: 'https://shop.example' }),
  ];
  const part = { component: 'flyout-container', name: '', settings: {}, items };
  const group = { component: 'flyout', name: 'Programs', ...{ settings: to('hidden', 'Secret') } };
  const menu = await menuOf([
    { ...group, settings: { ...group.settings, category: 'programs' }, children: [part] },
  ]);
  expect(JSON.stringify(menu)).not.toMatch(/hidden|Secret/);
  const link = { _id: 'open', link: 'programs', display: 'Detox' };
  for (const tree of [menu.nodes, menu.nodes_de]) {
    expect(tree).toMatchObject([
      {
        settings: { slug: null, category: null },
        children: [
          {
            children: [
              { name: 'Old title', settings: { slug: link } },
              { name: 'Renamed', settings: { slug: link } },
              { name: 'Shop', settings: { slug: null, href: 'https://shop.example' } },
            ],
          },
        ],
      },
    ]);
  }
});
