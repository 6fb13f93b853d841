import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it.each(['/admin', '/api/media/file/a%20b.jpg?x=%', '/api/users?where=%E0%A4%A', '', '*'])(
  'leaves %s as it is',
  (address) => expect(readableAddress(address)).toBe(address),
);

it.each([
  ['/api/users/%E0%A4%A', '/api/users/%25E0%25A4%25A'],
  ['/admin/collections/%ED%A0%80?a=%20b', '/admin/collections/%25ED%25A0%2580?a=%20b'],
  ['/api/%', '/api/%25'],
])('takes %s literally', (address, readable) => {
  expect(readableAddress(address)).toBe(readable);
  expect(() => decodeURIComponent(readable)).not.toThrow();
});
