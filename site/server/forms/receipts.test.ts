import { expect, it } from 'vitest';
import { createReceipts } from './receipts.ts';

const MINUTE = 60_000;

it('is good for a quarter of an hour, for what it was issued for', () => {
  let now = 1_000_000;
  const receipts = createReceipts('a secret', () => now);
  const token = receipts.issue('request');
  expect(receipts.read(token)).toBe('request');
  expect(createReceipts('a secret', () => now).read(token)).toBe('request');
  now += 15 * MINUTE;
  expect(receipts.read(token)).toBeUndefined();
});

it('cannot be made by others', () => {
  const receipts = createReceipts('a secret');
  const token = receipts.issue('contact');
  const [kind, expires, signature] = token.split('.');
  for (const forged of [
    null,
    '',
    '..',
    `request.${expires}.${signature}`,
    `${kind}.${Number(expires) + 1}.${signature}`,
    `${kind}.${expires}.${signature}x`,
    createReceipts('another').issue('contact'),
  ]) {
    expect(receipts.read(forged)).toBeUndefined();
  }
});
