import { expect, it } from 'vitest';
import { addressGroup } from './address-group.ts';

it.each([
  ['/', ''],
  ['/team', ''],
  ['/en/team', 'en'],
  ['/de', 'de'],
  ['/it/team', 'it'],
  ['/italy', ''],
])('%s belongs to “%s”', (pathname, group) => expect(addressGroup(pathname)).toBe(group));
