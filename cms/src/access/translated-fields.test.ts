import type { ArrayField, Field, FieldAccess, PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import type { Role } from './roles.ts';
import { hasSameRows } from '../translators/same-rows.ts';
import { hasTranslations, readOnlyForTranslators, withFieldLanguage } from './translated-fields.ts';

const title: Field = { name: 'title', type: 'text', localized: true };
const price: Field = { name: 'price', type: 'number' };
const steps: ArrayField = { name: 'steps', type: 'array', fields: [title, price] };
const numbers: Field = { name: 'numbers', type: 'array', fields: [price] };
const status: Field = { name: '_status', type: 'select', options: [] };

const caption = (language: 'de' | 'it'): Field => ({
  name: 'caption',
  type: 'text',
  ...withFieldLanguage(language),
});

const rows = (...ids: string[]) => ({ steps: ids.map((id) => ({ id, title: `text of ${id}` })) });
const part = (...ids: string[]) => ({ parts: [{ id: 'x', blockType: 'a', ...rows(...ids) }] });

const by = (...roles: Role[]) => {
  const user = { collection: 'users', roles, languages: ['de'] };
  const req = { user } as unknown as PayloadRequest;
  return { req } as Parameters<FieldAccess>[0];
};

const mayUpdate = (field: Field, ...roles: Role[]) => {
  const { access } = field as { access?: { update?: FieldAccess } };
  return access?.update?.(by(...roles)) ?? true;
};

describe('a field', () => {
  it('is closed to translators if all languages share it', () => {
    for (const field of [price, numbers]) {
      expect(mayUpdate(readOnlyForTranslators(field), 'translator')).toBe(false);
      expect(mayUpdate(readOnlyForTranslators(field), 'translator', 'inbox')).toBe(false);
      expect(mayUpdate(readOnlyForTranslators(field), 'translator', 'editor')).toBe(true);
      expect(mayUpdate(readOnlyForTranslators(field), 'admin')).toBe(true);
    }
  });

  it('is open to them if it is translated, and where something in it is', () => {
    for (const field of [title, steps, status]) {
      expect(mayUpdate(readOnlyForTranslators(field), 'translator')).toBe(true);
    }
    const within = (readOnlyForTranslators(steps) as ArrayField).fields;
    expect(within.map((field) => mayUpdate(field, 'translator'))).toEqual([true, false]);
  });

  it('is open to them if it is written in a language of theirs', () => {
    expect(mayUpdate(readOnlyForTranslators(caption('de')), 'translator')).toBe(true);
    expect(mayUpdate(readOnlyForTranslators(caption('it')), 'translator')).toBe(false);
    expect(mayUpdate(readOnlyForTranslators(caption('it')), 'editor')).toBe(true);
  });

  it('keeps a rule of its own', () => {
    const closed = { ...price, access: { update: () => false } } as Field;
    expect(mayUpdate(readOnlyForTranslators(closed), 'admin')).toBe(false);
  });

  it('is found wherever it lies', () => {
    const tabs: Field = {
      type: 'tabs',
      tabs: [{ label: 'One', fields: [{ type: 'row', fields: [price, steps] }] }],
    };
    expect(hasTranslations([tabs])).toBe(true);
    expect(hasTranslations([price, numbers])).toBe(false);
    const blocks: Field = {
      name: 'parts',
      type: 'blocks',
      blocks: [{ slug: 'a', fields: [tabs] }],
    };
    expect(hasTranslations([blocks])).toBe(true);
  });
});

describe('rows that all languages share', () => {
  const group: Field = { name: 'group', type: 'group', fields: [steps] };

  it('are the same, whatever is written in them', () => {
    const before = { steps: [{ id: '1', title: 'one' }] };
    expect(hasSameRows([steps], before, rows('1'))).toBe(true);
    expect(hasSameRows([steps], {}, { steps: null })).toBe(true);
  });

  it.each([
    ['added', rows('1', '2', '3')],
    ['removed', rows('1')],
    ['moved', rows('2', '1')],
    ['replaced', rows('1', '4')],
  ])('are not when one was %s', (_name, after) => {
    expect(hasSameRows([steps], rows('1', '2'), after)).toBe(false);
    expect(hasSameRows([group], { group: rows('1', '2') }, { group: after })).toBe(false);
  });

  it('are compared within the block that they are in', () => {
    const parts: Field = {
      name: 'parts',
      type: 'blocks',
      blocks: [{ slug: 'a', fields: [steps] }],
    };
    expect(hasSameRows([parts], part('1'), part('1'))).toBe(true);
    expect(hasSameRows([parts], part('1'), part('1', '2'))).toBe(false);
  });
});
