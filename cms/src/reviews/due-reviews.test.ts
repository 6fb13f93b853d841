import { expect, it } from 'vitest';
import { dueDay, isSamePerson, responsibleFor } from './due-reviews.ts';

it.each([
  ['2025-11-15', '2026-11-15'],
  ['2025-11-15T12:00:00.000Z', '2026-11-15'],
  ['2024-02-29', '2025-03-01'],
])('a review of %s is due on %s', (reviewed, due) => {
  expect(dueDay(reviewed)).toBe(due);
});

it.each([
  ['Anna Muster', 'Dr. med. Anna Muster', true],
  ['Dr. Anna Muster', 'Anna Muster', true],
  ['Anna', 'Dr. med. Anna Muster', false],
  ['Anna Muster', 'Dr. med. Anna Meier', false],
  ['', '', false],
  [undefined, 'Anna Muster', false],
])('%s is %s: %s', (account, person, expected) => {
  expect(isSamePerson(account, person)).toBe(expected);
});

const of = (id: string, reviewer: string) => {
  return { collection: 'therapies', id, title: id, day: '2025-01-01', reviewer };
};

it('belongs to whoever reviewed last, and to everybody if that is nobody with an account', () => {
  const due = [of('hers', 'Dr. Anna Muster'), of('left', 'Dr. Max Weg'), of('nobody', '')];
  const accounts = ['Anna Muster', 'Lena Beispiel', null];
  const seenBy = (name: string) => responsibleFor(due, name, accounts).map(({ id }) => id);
  expect(seenBy('Anna Muster')).toEqual(['hers', 'left', 'nobody']);
  expect(seenBy('Lena Beispiel')).toEqual(['left', 'nobody']);
});
