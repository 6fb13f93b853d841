import { describe, expect, it } from 'vitest';
import { escapeHtml, greetableName, isMailAddress, toSubject } from './mail-escaping.ts';

describe('what visitors wrote, in a mail', () => {
  it('stays one header', () => {
    expect(toSubject('Anna\r\nBcc: all@else.example\u2028x\u0000y')).toBe(
      'Anna Bcc: all@else.example x y',
    );
    expect([...toSubject('🏔️'.repeat(5_000))].length).toBeLessThanOrEqual(151);
  });

  it('stays text in HTML', () => {
    expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;',
    );
  });

  it.each(['Anna Berger', 'Zoë O’Neill', 'محمد', 'Jean-Luc'])('may greet %s', (name) => {
    expect(greetableName(name)).toBe(name);
  });

  it.each(['Win at www.casino.example', 'https://x', 'a@b.example', 'x'.repeat(61), '', ' '])(
    'greets nobody called %j',
    (name) => {
      expect(greetableName(name)).toBeUndefined();
    },
  );

  it.each([
    ['anna@visitor.example', true],
    ['müller@bücher.example', true],
    ['a@x.example, b@y.example', false],
    ['Anna <a@x.example>', false],
    ['a@x.example\r\nBcc: b@y.example', false],
    ['a@localhost', false],
    ['@x.example', false],
  ])('takes %j for an address: %s', (text, isOne) => {
    expect(isMailAddress(text)).toBe(isOne);
  });
});
