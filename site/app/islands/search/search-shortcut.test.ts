// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { opensSearch, setSlashEnabled } from '#app/islands/behaviours/search.ts';

const key = (name: string, held: object = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

beforeEach(() => localStorage.clear());

it.each([
  [key('k', { ctrlKey: true }), false, true],
  [key('K', { metaKey: true }), false, true],
  [key('k', { ctrlKey: true }), true, true],
  [key('k'), false, false],
  [key('k', { ctrlKey: true, altKey: true }), false, false],
  [key('k', { ctrlKey: true, shiftKey: true }), false, false],
  // Some keyboards need Shift for a slash.
  [key('/', { shiftKey: true }), false, true],
  [key('/'), false, true],
  [key('/'), true, false],
  [key('/', { ctrlKey: true }), false, false],
])('%o while typing %s: %s', (event, isTyping, wanted) => {
  expect(opensSearch(event, isTyping)).toBe(wanted);
});

it('ignores the slash once a visitor has turned it off, and no other shortcut', () => {
  setSlashEnabled(false);
  expect(opensSearch(key('/'), false)).toBe(false);
  expect(opensSearch(key('k', { ctrlKey: true }), false)).toBe(true);
  setSlashEnabled(true);
  expect(opensSearch(key('/'), false)).toBe(true);
});

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  setSlashEnabled(false);
  expect(opensSearch(key('/'), false)).toBe(true);
});
