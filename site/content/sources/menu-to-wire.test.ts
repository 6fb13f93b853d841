import { expect, it } from 'vitest';
import { menuToWire } from './menu-to-wire.ts';

const EMPTY = {
  id: null,
  class: null,
  style: null,
  name: null,
  href: null,
  category: null,
  slug: null,
  description: null,
  icon: null,
  label: null,
  path: false,
  columns: null,
};

it('gives each node the same names, in every language that has a tree', () => {
  const item = { component: 'item', name: 'Liver', settings: { id: 'new', style: 'quiet' } };
  const part = { component: 'flyout-container', name: null, settings: { columns: '1' } };
  const group = { component: 'flyout', name: 'Programs', settings: null };
  const nodes = [{ ...group, children: [{ ...part, children: [item] }] }];
  expect(menuToWire({ nodes, nodes_de: [], _id: 'menu' })).toEqual({
    nodes: [
      {
        component: 'flyout',
        name: 'Programs',
        settings: { ...EMPTY, name: 'Programs' },
        children: [
          {
            component: 'flyout-container',
            name: '',
            settings: { ...EMPTY, columns: 1 },
            children: [
              {
                component: 'item',
                name: 'Liver',
                children: [],
                settings: { ...EMPTY, id: 'new', style: 'quiet', name: 'Liver' },
              },
            ],
          },
        ],
      },
    ],
    nodes_de: [],
    _id: 'menu',
  });
});
