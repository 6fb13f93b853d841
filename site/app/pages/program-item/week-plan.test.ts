import { expect, it } from 'vitest';
import { isSame } from './week-plan.tsx';

const lunch = (midday?: string) => ({ day: 'Monday', midday });

it('a part that is the same on every full day is shown once', () => {
  const full = [lunch('Lunch'), lunch('Lunch'), lunch('Lunch')];
  expect(isSame('midday', [lunch(), ...full, lunch()])).toBe(true);
  expect(isSame('midday', [lunch('Lunch'), ...full, lunch()])).toBe(true);
});

it('a part that differs, or is missing on a full day, is shown for each day', () => {
  const days = [lunch('Lunch'), lunch('Lunch'), lunch('Lunch')];
  expect(isSame('midday', [lunch(), ...days, lunch('Soup'), lunch()])).toBe(false);
  expect(isSame('midday', [lunch(), ...days, lunch(), lunch()])).toBe(false);
  expect(isSame('evening', [lunch(), ...days, lunch()])).toBe(false);
  expect(isSame('midday', [lunch(), lunch('Lunch'), lunch()])).toBe(false);
});
