import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it.each([
  ['Säure', 'Saeure'],
  ['cœur', 'coeur'],
  ['Élan', 'elan'],
])('%s and %s are the same word', (one, other) => expect(fold(one)).toBe(fold(other)));
