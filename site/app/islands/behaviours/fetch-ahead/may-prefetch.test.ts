import { expect, it } from 'vitest';
import { mayPrefetch } from './may-prefetch.ts';

it.each([
  [{ onLine: true }, true],
  [{ onLine: true, connection: {} }, true],
  [{ onLine: true, connection: { effectiveType: '4g', saveData: false } }, true],
  [{ onLine: true, connection: { effectiveType: '3g' } }, true],
  [{ onLine: true, connection: { effectiveType: '2g' } }, false],
  [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  [{ onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
  [{ onLine: false }, false],
  [{ onLine: false, connection: { effectiveType: '4g' } }, false],
])('%o: %s', (browser, wanted) => {
  expect(mayPrefetch(browser)).toBe(wanted);
});
