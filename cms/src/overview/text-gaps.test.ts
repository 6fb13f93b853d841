import { expect, it } from 'vitest';
import { textGaps } from './text-gaps.ts';

const text = (words: string) => ({ type: 'text', text: words });
const richText = (...children: object[]) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children }] },
});

it.each<[string, unknown, object[]]>([
  ['a text without gaps', 'Monday [or Tuesday], [1] and [[]]', []],
  ['nothing', null, []],
  ['a number', 7, []],
  [
    'two gaps in a text',
    'By [[company]], [[ street ]].',
    [{ words: 'company' }, { words: 'street' }],
  ],
  ['a gap over two lines', 'By [[name of\n the firm]]', [{ words: 'name of the firm' }]],
  ['rich text', richText(text('Write to [[address]].')), [{ words: 'address' }]],
  [
    'rich text with bold letters in the gap',
    richText(text('By [['), text('name'), text(' of the firm]]')),
    [{ words: 'name of the firm' }],
  ],
  [
    'a block within rich text',
    { root: { children: [{ type: 'block', fields: { caption: '[[caption]]' } }] } },
    [{ words: 'caption' }],
  ],
  [
    'values by language',
    { title: { en: 'Legal', de: '[[Titel]]' }, phone: '[[phone]]' },
    [{ words: 'Titel', locale: 'de' }, { words: 'phone' }],
  ],
  [
    'fields of languages, in rows too',
    { title_it: '[[titolo]]', logos: [{ text: '[[text]]', text_de: '[[Text]]' }] },
    [{ words: 'titolo', locale: 'it' }, { words: 'text' }, { words: 'Text', locale: 'de' }],
  ],
])('finds the gaps in %s', (_name, value, gaps) => {
  expect(textGaps(value)).toEqual(gaps);
});

it('a gap does not reach from one paragraph into another', () => {
  const paragraphs = [text('[[one'), text('two]]')].map((one) => ({
    type: 'paragraph',
    children: [one],
  }));
  expect(textGaps({ root: { children: paragraphs } })).toEqual([]);
});
