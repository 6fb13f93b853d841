import { expect, it, vi } from 'vitest';
import { languageName } from './language-name.ts';

const t = vi.fn((key: string) => `words of ${key}`);

it.each([
  ['de', 'en', 'German'],
  ['de', 'it', 'tedesco'],
  ['all', 'de', 'words of schedule:allLanguages'],
])('%s is shown in %s as %s', (language, shownIn, name) => {
  expect(languageName(language, shownIn, t)).toBe(name);
});
