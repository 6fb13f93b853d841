import { expect, it } from 'vitest';
import { wordsAt } from './words-at.ts';

const text = (words: string) => ({ type: 'text', text: words });
const entry = {
  title: 'Liver',
  faq: [{ question: 'Why?' }],
  content: {
    root: {
      children: [
        { type: 'heading', children: [text('First')] },
        {
          type: 'paragraph',
          children: [
            text('One '),
            { type: 'link', fields: { url: '/two' }, children: [text('two')] },
          ],
        },
        {
          type: 'block',
          fields: {
            blockType: 'faq',
            id: 'a1',
            title: 'Card',
            rows: [{ id: 'b2', question: 'Who?' }],
          },
        },
      ],
    },
  },
};

it.each([
  ['title', 'Liver'],
  ['faq.0.question', 'Why?'],
  ['content', 'First\nOne two\nCard\nWho?'],
  ['nothing', ''],
  ['faq.3.question', ''],
])('%s says %j', (path, words) => {
  expect(wordsAt(entry, path)).toBe(words);
});
