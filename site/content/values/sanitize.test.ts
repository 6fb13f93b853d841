import { expect, it } from 'vitest';
import { sanitizeHtmlText } from './sanitize.ts';

it.each([
  ['<script>alert(1)</script><p>ok</p>', '<p>ok</p>'],
  ['<p onclick="x()" style="color:red" class="a" id="b">ok</p>', '<p>ok</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<iframe src="https://x"></iframe><svg onload="x"></svg>ok', 'ok'],
  ['<h1>Title</h1>', '<h2>Title</h2>'],
  [
    '<section data-safety="help" id="a" class="b"><h2>x</h2></section>',
    '<section data-safety="help"><h2>x</h2></section>',
  ],
  ['<section data-safety="other"><p>x</p></section><section>y</section>', '<p>x</p>y'],
  [
    '<a href="/x" target="_blank">x</a>',
    '<a href="/x" target="_blank" rel="noopener noreferrer">x</a>',
  ],
])('%s', (html, wanted) => {
  expect(sanitizeHtmlText(html)).toBe(wanted);
});
