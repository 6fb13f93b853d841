import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { describe, expect, it } from 'vitest';
import de from './de.json';
import en from './en.json';
import itMessages from './it.json';

/** Every text by its path, such as `shell.skip`. */
function flatten(tree: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value]]
        : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]).toSorted();

const english = flatten(en);

it('the words of the product name no clinic', () => {
  const all = [en, de, itMessages].flatMap((messages) => [...flatten(messages).values()]);
  expect(all.filter((text) => text.includes(CLINIC.name))).toEqual([]);
});

describe.each([
  ['de', flatten(de)],
  ['it', flatten(itMessages)],
])('the messages in %s', (locale, messages) => {
  it('are the same as the English ones, none empty', () => {
    expect([...messages.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    expect([...messages].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('have the same placeholders', () => {
    for (const [key, text] of messages) {
      expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''));
    }
  });

  it('are written with the right letters', () => {
    const text = [...messages.values()].join('\n');
    expect(text).not.toMatch(locale === 'de' ? /ß|'/ : /'|e'|a'/);
  });
});
