import { expect, it } from 'vitest';
import { initialsOf } from './portrait.tsx';

it.each([
  ['Dr. med. Ladina Tscharnwald', 'LT'],
  ['Dr. med. dent. Jonas Egglistein', 'JE'],
  ['Prof. Dr. med. Saskia van Elderveen', 'SE'],
  ['Prof. Dr. med. Étienne Morvellet', 'ÉM'],
  ['Gian-Andri Pravest', 'GP'],
  ['Anna B. Muster', 'AM'],
  ['Plato', 'P'],
  ['bell', 'B'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
