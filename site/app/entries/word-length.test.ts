import { expect, it } from 'vitest';
import { wordLength } from './word-length.ts';

it.each([
  ['', 'usual'],
  ['Ein Haus am Waldrand mit sehr vielen kurzen Wörtern', 'usual'],
  ['21-Tage-Individual-Programm', 'usual'],
  ['Unverträglichkeiten', 'longest'],
  ['Unverträglich\u00ADkeiten', 'usual'],
  ['Sauerstofftherapie', 'long'],
  ['Die Oxidationstherapie', 'long'],
  ['Dunkelfeldmikroskopie', 'longest'],
  ['Mineralstoffdiagnostik', 'longest'],
])('%j has a word that is %s', (title, length) => {
  expect(wordLength(title)).toBe(length);
});

it('several titles share the class of their longest word', () => {
  expect(wordLength('Leber', 'Autoimmunerkrankungen', 'Darm')).toBe('longest');
});
