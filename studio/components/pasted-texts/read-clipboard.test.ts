// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readClipboard } from './read-clipboard.ts';

const WHOLE = { headings: [2, 3], hasBlocks: true };
const BASIC = { headings: [], hasBlocks: false };
const ADDRESS = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const FILM = { kind: 'film', address: ADDRESS, title: '' };
const PHOTO = new File(['x'], 'image.png', { type: 'image/png' });

function read(
  types: Record<string, string>,
  { files = [] as File[], isEmptyLine = true, offered = WHOLE } = {},
) {
  const data = { types: Object.keys(types), files, getData: (type: string) => types[type] ?? '' };
  return readClipboard(data as unknown as DataTransfer, offered, isEmptyLine);
}

describe('the clipboard', () => {
  it('is left to the editor where it has words only, or what was copied in the studio', () => {
    expect(read({ 'text/plain': 'One\nTwo' })).toBeUndefined();
    const own = { 'application/x-lexical-editor': '{}', 'text/html': '<p>One</p>' };
    expect(read(own)).toBeUndefined();
  });

  it('has a film on a line of its own', () => {
    const plain = { 'text/plain': `${ADDRESS}\n` };
    expect(read(plain)?.parts).toEqual([FILM]);
    expect(read(plain, { isEmptyLine: false })).toBeUndefined();
    expect(read(plain, { offered: BASIC })).toBeUndefined();
    const named = { ...plain, 'text/html': `<a href="${ADDRESS}">Water - YouTube</a>` };
    expect(read(named)?.parts).toEqual([{ ...FILM, title: 'Water' }]);
    expect(read({ 'text/plain': `A < B\n\n${ADDRESS}` })?.parts).toEqual([
      { kind: 'html', html: '<p>A &lt; B</p>' },
      FILM,
    ]);
  });

  it('has pictures as files, alone or with their own address', () => {
    expect(read({}, { files: [PHOTO] })?.parts).toMatchObject([{ kind: 'picture', file: PHOTO }]);
    expect(read({}, { files: [PHOTO], offered: BASIC })?.leftOut).toEqual(
      new Map([['pictures', 1]]),
    );
    const html = '<img src="file:///a.png" alt="A glass">';
    const copied = read({ 'text/html': html }, { files: [PHOTO] });
    expect(copied?.parts).toMatchObject([{ alt: 'A glass', file: PHOTO }]);
  });

  it('says which pictures are on another computer, and takes no picture of the words', () => {
    const html = '<p>A</p><img src="file:///a.png"><img src="data:image/png;base64,AA==">';
    const { leftOut, parts } = read({ 'text/html': html }, { files: [PHOTO] }) ?? {};
    expect(parts?.map(({ kind }) => kind)).toEqual(['html', 'picture']);
    expect(parts?.[1]).not.toHaveProperty('file');
    expect(leftOut).toEqual(new Map([['localPictures', 1]]));
  });
});
