import { textOf } from '@clinic/cms/values/rich-text-words';
import type { Block } from 'payload';
import { expect, it } from 'vitest';
import { blocksAsText } from './blocks-as-text.ts';

const CARD: Block = {
  slug: 'card',
  labels: { singular: 'Warnhinweis', plural: 'Warnhinweise' },
  fields: [
    { name: 'kind', type: 'select', options: [{ value: 'help', label: 'Sofort Hilfe holen' }] },
    { name: 'title', type: 'text' },
    { name: 'text', type: 'richText' },
    { name: 'image', type: 'upload', relationTo: 'media' },
  ],
};
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const card = {
  type: 'block',
  fields: {
    blockType: 'card',
    kind: 'help',
    title: 'Atemnot',
    text: { root: { children: [paragraph('Rufen Sie 144.'), paragraph('Bleiben Sie da.')] } },
    image: 7,
  },
};
const shown = (node: object) =>
  blocksAsText({ children: [paragraph('Davor'), node] }, [CARD], (label) => String(label)).children;

it('shows the words of a card, line by line, under its name', () => {
  expect(shown(card)?.map((node) => textOf({ root: node }).trim())).toEqual([
    'Davor',
    'Warnhinweis',
    'Sofort Hilfe holen',
    'Atemnot',
    'Rufen Sie 144.',
    'Bleiben Sie da.',
    '',
  ]);
});

it('shows its picture as a picture', () => {
  expect(shown(card)?.at(-1)).toEqual({ type: 'upload', relationTo: 'media', value: 7 });
});

it('leaves an unknown block as it is', () => {
  const unknown = { type: 'block', fields: { blockType: 'of-another-time' } };
  expect(shown(unknown)?.at(-1)).toBe(unknown);
});
