import { expect, it } from 'vitest';
import { namePartsOf } from './page.tsx';

it.each([
  ['Dr. med. Ladina Tscharnwald', { titles: 'Dr. med.', name: 'Ladina Tscharnwald' }],
  ['Dr. med. dent. Jonas Egglistein', { titles: 'Dr. med. dent.', name: 'Jonas Egglistein' }],
  [
    'Prof. Dr. h. c. Saskia van Elderveen',
    { titles: 'Prof. Dr. h. c.', name: 'Saskia van Elderveen' },
  ],
  ['Dipl.-Psych. Étienne Morvellet', { titles: 'Dipl.-Psych.', name: 'Étienne Morvellet' }],
  ['Dr. J. R. Muster', { titles: 'Dr.', name: 'J. R. Muster' }],
  ['PD Dr. med. Anna Muster', { titles: 'PD Dr. med.', name: 'Anna Muster' }],
  ['Dott.ssa Chiara Fontavella', { titles: 'Dott.ssa', name: 'Chiara Fontavella' }],
  ['Dipl. Ing. ETH Anna Muster', { titles: 'Dipl. Ing. ETH', name: 'Anna Muster' }],
  ['Th. Muster', { name: 'Th. Muster' }],
  ['Anna B. Muster', { name: 'Anna B. Muster' }],
  ['Chiara Fontavella', { name: 'Chiara Fontavella' }],
  ['Dr.', { name: 'Dr.' }],
  ['', { name: '' }],
])('%s has its titles and its name', (fullName, parts) => {
  expect(namePartsOf(fullName)).toEqual(parts);
});
