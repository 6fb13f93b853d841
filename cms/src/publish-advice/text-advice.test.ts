import { expect, it } from 'vitest';
import { linksIn, longSentences, picturesIn, skippedHeadings } from './text-advice.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `wort${at}`).join(' ');
const text = (value: string) => ({ type: 'text', text: value });
const heading = (tag: string, value: string) => ({ type: 'heading', tag, children: [text(value)] });
const link = (fields: object) => ({ type: 'link', fields, children: [text('here')] });
const root = (...children: object[]) => ({ root: { type: 'root', children } });

it('finds sentences of more than thirty words, and how they begin', () => {
  expect(longSentences(`${words(30)}. Und ${words(3)}.`, 'de')).toEqual([]);
  expect(longSentences(`Kurz. Und ${words(30)}.\n${words(40)}`, 'de')).toEqual([
    { words: 'Und wort0 wort1 wort2 wort3 wort4', count: 31 },
    { words: 'wort0 wort1 wort2 wort3 wort4 wort5', count: 40 },
  ]);
});

it('does not take two lines, such as rows of a list, for one sentence', () => {
  expect(longSentences(`${words(20)}\n${words(20)}`, 'it')).toEqual([]);
});

it('finds a heading that skips a level, the first one too', () => {
  const fine = root(heading('h2', 'A'), heading('h3', 'B'), heading('h2', 'C'));
  expect(skippedHeadings(fine)).toEqual([]);
  expect(skippedHeadings(root(heading('h3', 'Too deep'), heading('h2', 'A')))).toEqual([
    'Too deep',
  ]);
  expect(skippedHeadings(root(heading('h2', 'A'), heading('h4', 'Deeper')))).toEqual(['Deeper']);
  expect(skippedHeadings({})).toEqual([]);
});

it('finds links and pictures, also in blocks', () => {
  const answer = root(link({ linkType: 'custom', url: '/de/team' }));
  const doc = { relationTo: 'news', value: { id: 'n1' } };
  const found = root(
    { type: 'paragraph', children: [link({ linkType: 'internal', doc })] },
    { type: 'block', fields: { blockType: 'faq', rows: [{ answer }] } },
    { type: 'block', fields: { blockType: 'picture', image: 'm1' } },
    { type: 'block', fields: { blockType: 'card', image: 'not shown' } },
  );
  expect(linksIn(found)).toEqual([
    { words: 'here', entry: { collection: 'news', id: 'n1' } },
    { words: 'here', url: '/de/team' },
  ]);
  expect(picturesIn(found)).toEqual(['m1']);
});
