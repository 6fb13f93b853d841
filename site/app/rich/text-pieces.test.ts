import { describe, expect, it } from 'vitest';
import { textPieces, withFittingPictures, withScrollingTables } from './rich-text.tsx';

const FILM =
  '<figure data-film="dQw4w9WgXcQ"><img src="/storage/uploads/a.jpg" alt="" loading="lazy" /><figcaption><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Fog &amp; sun</a></figcaption></figure>';

describe('a text', () => {
  it('without films is one piece', () => {
    expect(textPieces('<p>x</p>')).toEqual([{ start: 0, html: '<p>x</p>' }]);
  });

  it('is split at its films', () => {
    expect(textPieces(`<p>x</p>${FILM}<p>y</p>`)).toEqual([
      { start: 0, html: '<p>x</p>' },
      {
        start: 8,
        film: { id: 'dQw4w9WgXcQ', title: 'Fog & sun', posterPath: '/storage/uploads/a.jpg' },
      },
      { start: 8 + FILM.length, html: '<p>y</p>' },
    ]);
  });

  it('may be a film alone, without a picture', () => {
    const bare = FILM.replace(/<img[^>]*>/, '');
    expect(textPieces(bare)).toEqual([
      { start: 0, film: { id: 'dQw4w9WgXcQ', title: 'Fog & sun' } },
    ]);
  });
});

describe('a picture in a text', () => {
  const html =
    '<img src="/storage/uploads/a.jpg" alt="A hill" width="1000" height="2000" loading="lazy" />';

  it('comes in the widths that its original allows', () => {
    const fitted = withFittingPictures(html, '');
    const widths = [...fitted.matchAll(/ (\d+)w/g)].map((match) => Number(match[1]));
    expect(widths).toEqual([400, 600, 800]);
    expect(fitted).toContain('alt="A hill" width="1000" height="2000"');
    expect(fitted).toContain('loading="lazy"');
    expect(fitted).not.toContain('src="/storage');
  });

  it('is never wider than it is', () => {
    const small = html.replace('1000', '300').replace('2000', '200');
    expect([...withFittingPictures(small, '').matchAll(/ 300w/g)]).toHaveLength(3);
  });

  it('of another host stays as it is', () => {
    const other = html.replace('/storage', 'https://other.example/storage');
    expect(withFittingPictures(other, '')).toBe(other);
  });
});

it('a table can be scrolled, and is named by its caption', () => {
  const table = '<table><caption>Hours of "all"</caption><tbody></tbody></table>';
  expect(withScrollingTables(`<p>x</p>${table}`)).toBe(
    `<p>x</p><div class="table-scroll" tabindex="0" role="region" aria-label="Hours of &quot;all&quot;">${table}</div>`,
  );
  const bare = '<table><tbody></tbody></table>';
  expect(withScrollingTables(bare)).toBe(`<div class="table-scroll" tabindex="0">${bare}</div>`);
});
