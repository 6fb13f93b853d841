import { afterEach, describe, expect, it, vi } from 'vitest';
import { previewUrl, readPreviewLink } from './preview.ts';

const query = (url: string) => new URL(url).searchParams;

describe('a preview link', () => {
  afterEach(() => vi.useRealTimers());

  it('leads to what it was made for', () => {
    const link = query(previewUrl('diagnose', 'abc', 'de'));
    expect(readPreviewLink(link)).toEqual({ collection: 'diagnose', id: 'abc', locale: 'de' });
  });

  it.each(['collection', 'id', 'locale', 'expires', 'signature'])(
    'is worthless with another %s',
    (name) => {
      const link = query(previewUrl('diagnose', 'abc', 'de'));
      link.set(name, `${link.get(name)}1`);
      expect(readPreviewLink(link)).toBeUndefined();
    },
  );

  it('ends after an hour', () => {
    vi.useFakeTimers();
    const link = query(previewUrl('diagnose', 'abc', 'de'));
    vi.advanceTimersByTime(59 * 60 * 1000);
    expect(readPreviewLink(link)).toBeDefined();
    vi.advanceTimersByTime(2 * 60 * 1000);
    expect(readPreviewLink(link)).toBeUndefined();
  });

  it('needs every part', () => {
    expect(readPreviewLink(new URLSearchParams())).toBeUndefined();
  });
});
