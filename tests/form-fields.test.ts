import { describe, expect, it } from 'vitest';
import { clinicWords } from '../cms/src/forms/clinic-words.ts';
import { FORMS } from '../cms/src/forms/forms.ts';
import { LOCALES } from '../cms/src/clinic-config/locales.ts';
import { wordsOf } from '../site/app/forms/form-words.ts';
import de from '../site/app/messages/de.json';
import en from '../site/app/messages/en.json';
import it_ from '../site/app/messages/it.json';

const MESSAGES: Record<string, typeof en> = { en, de, it: it_ };

/** The texts at a path; those of a branch as a list. */
function textsAt(tree: unknown, path: string): unknown[] {
  const found = path.split('.').reduce<unknown>((from, key) => Object(from)[key], tree);
  return typeof found === 'object' && found ? Object.values(found) : [found];
}

const isText = (text: unknown) => typeof text === 'string' && text.trim() !== '';

describe.each(Object.values(FORMS))('the fields of the form $kind', (form) => {
  it.each(LOCALES)('have words for visitors in %s', (locale) => {
    for (const path of wordsOf(form)) {
      expect(textsAt(MESSAGES[locale], path).every(isText), path).toBe(true);
    }
  });

  it.each(LOCALES)('have words for the clinic in %s', (locale) => {
    const words = clinicWords(locale);
    for (const { name, type } of form.fields) {
      expect(textsAt(words, `fields.${name}`).every(isText), name).toBe(true);
      if (type === 'tick') expect(textsAt(words, `ticked.${name}`).every(isText), name).toBe(true);
    }
  });

  it.each(LOCALES)('have options with the same words for both in %s', (locale) => {
    for (const field of form.fields) {
      if (field.type !== 'choice') continue;
      for (const option of field.options) {
        const path = `choices.${field.name}.${option}`;
        const [forVisitors] = textsAt(MESSAGES[locale]?.forms, path);
        expect(isText(forVisitors), path).toBe(true);
        expect(textsAt(clinicWords(locale), path)).toEqual([forVisitors]);
      }
    }
  });

  it('are named once', () => {
    const names = form.fields.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});

it('has no words for a field that is in no form', () => {
  const names = Object.values(FORMS).flatMap(({ fields }) => fields.map(({ name }) => name));
  const choices = Object.values(FORMS).flatMap(({ fields }) =>
    fields.filter(({ type }) => type === 'choice').map(({ name }) => name),
  );
  for (const locale of LOCALES) {
    const words = clinicWords(locale);
    expect(Object.keys(words.fields).toSorted()).toEqual([...new Set(names)].toSorted());
    expect(Object.keys(words.choices).toSorted()).toEqual(choices.toSorted());
    expect(JSON.stringify(words)).not.toMatch(/ß|'/);
  }
});
