// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import {
  forgetAllBut,
  forgetLeftBehind,
  forgetSaved,
  keep,
  leaveBehind,
  readKept,
} from './kept-words.ts';

const place = { owner: 'lena', form: '/programs/7 de' };
const kept = () => ({ at: Date.now(), before: { title: '' }, typed: { title: 'Mine' } });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('stays with its window, and with nobody else', () => {
  keep(place, kept());
  expect(readKept(place)?.typed).toEqual({ title: 'Mine' });
  expect(readKept({ ...place, owner: 'marco' })).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('outlives its window where it may, for the first one that asks', () => {
  keep(place, kept());
  leaveBehind(place);
  sessionStorage.clear();
  expect(readKept(place)?.typed).toEqual({ title: 'Mine' });
  expect(readKept(place)).toBeUndefined();
});

it('goes when its save has arrived, and not with a save of other words', () => {
  keep(place, kept());
  forgetSaved(place, { title: 'Mi' });
  expect(readKept(place)).toBeDefined();
  forgetSaved(place, { title: 'Mine' });
  expect(readKept(place)).toBeUndefined();
});

it('goes with a logout, wherever it is', () => {
  keep(place, kept());
  leaveBehind(place);
  forgetAllBut();
  forgetLeftBehind('lena');
  expect(sessionStorage.length + localStorage.length).toBe(0);
});

it('goes from a window that is now used by somebody else', () => {
  keep(place, kept());
  forgetAllBut('marco');
  expect(readKept(place)).toBeUndefined();
});

it('waits for a week and no longer', () => {
  keep(place, { ...kept(), at: Date.now() - 8 * 24 * 60 * 60_000 });
  leaveBehind(place);
  forgetLeftBehind();
  expect(localStorage).toHaveLength(0);
  expect(readKept(place)).toBeUndefined();
});
