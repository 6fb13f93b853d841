import { STUDIO_WORDS } from '@clinic/cms/studio-words/studio-words';
import type { Translate } from '@clinic/cms/studio-words/translator';
import { expect, it } from 'vitest';
import { clinicTime } from '../clinic-time-format.ts';
import { momentInWords, nameInWords, textInWords } from './words-in-components.ts';

const german: Translate = (key, values = {}) => {
  const words = (STUDIO_WORDS.de.names as Record<string, string>)[key.replace('names:', '')];
  return String(words).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
};

it.each([
  ['Next Month', 'Nächster Monat'],
  ['Edit Anna', 'Anna bearbeiten'],
  [
    'Use the up and down arrow keys to move the north drag handle to change the crop selection area',
    'Ausschnitt ändern: oben (Pfeiltasten)',
  ],
  [
    'Use the arrow keys to move the south west drag handle to change the crop selection area',
    'Ausschnitt ändern: unten links (Pfeiltasten)',
  ],
  ['Veröffentlichen', 'Veröffentlichen'],
])('says the name %s in German', (name, said) => {
  expect(nameInWords(name, german)).toBe(said);
});

it('does not touch text that somebody may have written', () => {
  expect(textInWords('Edit Anna', german)).toBe('Edit Anna');
  expect(textInWords('constructor', german)).toBe('constructor');
});

it('writes the moment of a lock as the panel writes moments', () => {
  const said = clinicTime(new Date(2026, 10, 19, 22, 31), 'de');
  expect(said).toContain('Nov');
  expect(said).not.toMatch(/[AP]M/);
  expect(momentInWords('Nov 19, 2026, 10:31\u202fPM', 'de')).toBe(said);
  expect(momentInWords('Nov 19, 2026', 'de')).toBe('Nov 19, 2026');
});
