import { expect, it } from 'vitest';
import { mailText } from './queued-mail.ts';

it.each([
  [
    'Somebody asked.\n <a href="https://a.ch/reset/1?x=1&amp;y=2">reset</a> Otherwise ignore it.',
    'Somebody asked.\n https://a.ch/reset/1?x=1&y=2 Otherwise ignore it.',
  ],
  ['<p>One<br>two</p><div>A &amp; B</div>', 'One\ntwo\nA & B'],
  ['<a name="x">kept</a>', 'kept'],
])('reads %s', (html, text) => {
  expect(mailText(html)).toBe(text);
});
