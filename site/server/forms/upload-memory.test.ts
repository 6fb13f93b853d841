import { expect, it } from 'vitest';
import { UploadMemory } from './upload-memory.ts';

it('is shared by all, and one address gets a part of it', () => {
  const memory = new UploadMemory({ maxBytes: 100, maxBytesPerAddress: 60 });
  const [first, second] = [memory.share('a'), memory.share('a')];
  expect(first.take(40)).toBe(true);
  expect(second.take(30)).toBe(false);
  expect(second.take(20)).toBe(true);
  const other = memory.share('b');
  expect(other.take(41)).toBe(false);
  expect(other.take(40)).toBe(true);
  expect(memory.heldBytes).toBe(100);
  expect(memory.share('c').take(1)).toBe(false);
});

it('is free again when an upload is done, however often that is said', () => {
  const memory = new UploadMemory({ maxBytes: 100, maxBytesPerAddress: 60 });
  const [first, second] = [memory.share('a'), memory.share('a')];
  first.take(30);
  second.take(30);
  first.release();
  first.release();
  expect(memory.heldBytes).toBe(30);
  expect(first.take(31)).toBe(false);
  expect(first.take(30)).toBe(true);
  first.release();
  second.release();
  expect(memory.heldBytes).toBe(0);
});
