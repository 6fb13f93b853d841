import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shapeOf } from '#content/models/model.ts';
import { collectionModels, singletonModels } from '#content/models/registry.ts';
import { modelFields } from './model-fields.ts';

type Field = { name: string; type: string; localize: boolean; options: object };
type Kind = 'collections' | 'singletons';

const [, json = ''] =
  /<<<'JSON'\n(.*)\nJSON/s.exec(readFileSync('docs/cockpit-fields.php', 'utf8')) ?? [];
const wanted = JSON.parse(json) as Record<Kind, Record<string, Field[]>>;

/** Types of Cockpit fields, by the type of ours into which their values can be read. */
const SUITABLE: Record<string, readonly string[]> = {
  text: ['text', 'textarea', 'select', 'date', 'wysiwyg'],
  number: ['text'],
  tags: ['tags', 'object'],
};
const { slug_history: _ours, ...collections } = collectionModels;

it.each([
  ...Object.entries(collections).map(([name, model]) => ['collections', name, model] as const),
  ...Object.entries(singletonModels).map(([name, model]) => ['singletons', name, model] as const),
])('the file for a Cockpit of one’s own has the %s %s', (kind, name, model) => {
  const fields = new Map(wanted[kind][name]?.map((field) => [field.name, field]));
  const missing = modelFields(shapeOf(model) ?? {}, new Set(['content'])).filter((own) => {
    const field = fields.get(own.name);
    const types = SUITABLE[own.type] ?? [own.type];
    return !field || field.localize !== own.localize || !types.includes(field.type);
  });
  expect(missing.map((own) => `${own.name}: ${own.type}`)).toEqual([]);
});

it('links to collections that it makes', () => {
  const links = Object.values(wanted)
    .flatMap((parts) => Object.values(parts).flat())
    .flatMap(({ type, options }) =>
      type === 'collectionlink' ? (options as { link: string }).link : [],
    );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !(link in wanted.collections))).toEqual([]);
});
