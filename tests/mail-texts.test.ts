import { describe, expect, it } from 'vitest';
import { LOCALES } from '../cms/src/clinic-config/locales.ts';
import { fill, mailTexts } from '../cms/src/mail/mail-texts.ts';

function flatten(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value as object, `${prefix}${key}.`),
  );
}

const shape = (texts: object) =>
  flatten(texts)
    .map(([key, text]) => [key, text.match(/\{\w+\}/g) ?? []])
    .toSorted();

describe('the words of mails', () => {
  it.each(LOCALES)('are complete in %s, with the same placeholders', (locale) => {
    expect(shape(mailTexts(locale))).toEqual(shape(mailTexts('en')));
    expect(flatten(mailTexts(locale)).filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(JSON.stringify(mailTexts(locale))).not.toMatch(/ß|'/);
  });

  it('are filled once: a value is never a placeholder', () => {
    expect(fill('{a} and {b} and {c}', { a: '{b}', b: 'x' })).toBe('{b} and x and {c}');
  });
});
