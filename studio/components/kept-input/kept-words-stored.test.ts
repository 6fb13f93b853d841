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

it('is kept for its window and its author only', () => {
  keep(place, kept());
  expect(readKept(place)?.typed).toEqual({ title: 'Mine' });
  expect(readKept({ ...place, owner: 'marco' })).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('outlives its window if left behind, for the first window that asks', () => {
  keep(place, kept());
  leaveBehind(place);
  sessionStorage.clear();
  expect(readKept(place)?.typed).toEqual({ title: 'Mine' });
  expect(readKept(place)).toBeUndefined();
});

it('is forgotten when its save has arrived, but not when a save of other words has', () => {
  keep(place, kept());
  forgetSaved(place, { title: 'Mi' });
  expect(readKept(place)).toBeDefined();
  forgetSaved(place, { title: 'Mine' });
  expect(readKept(place)).toBeUndefined();
});

it('is forgotten at a logout, wherever it is', () => {
  keep(place, kept());
  leaveBehind(place);
  forgetAllBut();
  forgetLeftBehind('lena');
  expect(sessionStorage.length + localStorage.length).toBe(0);
});

it('is forgotten in a window that somebody else uses now', () => {
  keep(place, kept());
  forgetAllBut('marco');
  expect(readKept(place)).toBeUndefined();
});

it('is kept for a week and no longer', () => {
  keep(place, { ...kept(), at: Date.now() - 8 * 24 * 60 * 60_000 });
  leaveBehind(place);
  forgetLeftBehind();
  expect(localStorage).toHaveLength(0);
  expect(readKept(place)).toBeUndefined();
});

it('is forgotten though an entry beside it cannot be read, which goes too', () => {
  keep(place, { ...kept(), at: Date.now() - 8 * 24 * 60 * 60_000 });
  leaveBehind(place);
  const [[key = '', old = ''] = []] = Object.entries(localStorage);
  localStorage.clear();
  localStorage.setItem(`${key}-broken`, '{');
  localStorage.setItem(key, String(old));
  forgetLeftBehind();
  expect(localStorage).toHaveLength(0);
});
