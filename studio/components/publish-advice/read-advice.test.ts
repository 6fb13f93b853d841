import { expect, it } from 'vitest';
import { oncePerField } from './read-advice.ts';

const of = (language: string) => [
  { kind: 'price', path: 'price', language } as const,
  { kind: 'text', path: 'content', language } as const,
];

it('says once what all languages share, and of each language what is its own', () => {
  expect(oncePerField([...of('de'), ...of('it')])).toEqual([
    { kind: 'price', path: 'price', language: 'de' },
    { kind: 'text', path: 'content', language: 'de' },
    { kind: 'text', path: 'content', language: 'it' },
  ]);
});
