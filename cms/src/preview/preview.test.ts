import { afterEach, describe, expect, it, vi } from 'vitest';
import { previewUrl, readPreviewLink } from './preview.ts';

const query = (url: string) => new URL(url).searchParams;

describe('a preview link', () => {
  afterEach(() => vi.useRealTimers());

  it('leads to what it was made for', () => {
    const link = query(previewUrl('diagnose', 'abc', 'de'));
    expect(readPreviewLink(link)).toEqual({ collection: 'diagnose', id: 'abc', locale: 'de' });
  });

  it.each([...['collection', 'id', 'locale', 'expires', 'signature'].entries()])(
    'is invalid with another part %i (%s)',
    (index) => {
      const link = query(previewUrl('diagnose', 'abc', 'de'));
      const parts = (link.get('token') ?? '').split('.');
      expect(parts).toHaveLength(5);
      link.set('token', parts.with(index, `${parts[index]}1`).join('.'));
      expect(readPreviewLink(link)).toBeUndefined();
    },
  );

  it('is invalid in another language', () => {
    const link = query(previewUrl('diagnose', 'abc', 'de'));
    link.set('locale', 'it');
    expect(readPreviewLink(link)).toBeUndefined();
  });

  it('expires after an hour', () => {
    vi.useFakeTimers();
    const link = query(previewUrl('diagnose', 'abc', 'de'));
    vi.advanceTimersByTime(59 * 60 * 1000);
    expect(readPreviewLink(link)).toBeDefined();
    vi.advanceTimersByTime(2 * 60 * 1000);
    expect(readPreviewLink(link)).toBeUndefined();
  });

  it('needs a token', () => {
    expect(readPreviewLink(new URLSearchParams())).toBeUndefined();
  });
});
