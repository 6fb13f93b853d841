import { describe, expect, it } from 'vitest';
import { isSitePath, toPagePath, withoutDefault } from './site-path.ts';

describe('addresses on this site', () => {
  it.each(['/', '/de/anfrage', '/request?discount=WINTER#form', '/x//y'])('takes %s', (path) =>
    expect(isSitePath(path)).toBe(true),
  );

  it.each(['', 'de', '//evil.example', '/\\evil.example', 'https://evil.example', '/a b', '/a\n'])(
    'refuses %j',
    (path) => expect(isSitePath(path)).toBe(false),
  );

  it('normalises the path of a page', () => {
    expect(toPagePath(' De//Anfrage/?x=1#top ')).toBe('/de/anfrage');
    expect(toPagePath('/')).toBe('/');
  });

  it.each([
    ['/en', '/'],
    ['/en/alt', '/alt'],
    ['/english', '/english'],
    ['/de/en/x', '/de/en/x'],
  ])('%s is the page %s', (path, page) => expect(withoutDefault(path, 'en')).toBe(page));

  it('goes by the default language of the clinic', () => {
    expect(withoutDefault('/de/alt', 'de')).toBe('/alt');
    expect(withoutDefault('/en/alt', 'de')).toBe('/en/alt');
  });
});
