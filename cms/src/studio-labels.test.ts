import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { CONTENT_COLLECTIONS } from './collections/content-collections.ts';
import { clinic } from './globals/clinic.ts';
import { home } from './globals/home.ts';
import { menu } from './globals/menu.ts';
import { STUDIO_LANGUAGES } from './studio-words/studio-languages.ts';

type Named = { path: string; words: unknown };

/** What the studio calls each field; rows are called by their singular: “Step 01”. */
function wordsOf(fields: readonly Field[], parent: string): Named[] {
  return fields.flatMap((field) => {
    const path = 'name' in field && field.name ? `${parent}.${field.name}` : parent;
    const inner = 'fields' in field ? wordsOf(field.fields, path) : [];
    // A component of ours, which is no field, has words of its own.
    if (!('name' in field) || field.type === 'ui') return inner;
    const rows =
      field.type === 'array' ? [{ path: `${path}[]`, words: field.labels?.singular }] : [];
    return [{ path, words: 'label' in field ? field.label : undefined }, ...rows, ...inner];
  });
}

it.each([...CONTENT_COLLECTIONS, home, clinic, menu].map(({ slug, fields }) => [slug, fields]))(
  'the fields of %s are named in all languages',
  (slug, fields) => {
    const unnamed = wordsOf(fields as Field[], slug as string).filter(
      ({ words }) =>
        words !== false && !STUDIO_LANGUAGES.every((locale) => hasWords(words, locale)),
    );
    expect(unnamed.map(({ path }) => path)).toEqual([]);
  },
);

function hasWords(words: unknown, locale: string): boolean {
  return Boolean((words as Record<string, string> | undefined)?.[locale]);
}
