import { describe, expect, it } from 'vitest';
import { readHtml, withAbsoluteLinks, withHeadings, withTexts } from './html.ts';

describe('the words of a text', () => {
  it.each([
    ['', ''],
    ['plain', 'plain'],
    [' two\n  lines\u00a0here ', 'two lines here'],
    ['<p>one</p><p>two</p>', 'one two'],
    ['<p>one<br />two</p><hr />three', 'one two three'],
    ['<ul><li>one</li><li>t<strong>w</strong>o</li></ul>', 'one two'],
    ['<table><tbody><tr><th>one</th><td>two</td></tr></tbody></table>', 'one two'],
    ['<figure><img src="/a" alt="not read" /><figcaption>one</figcaption></figure>two', 'one two'],
    ['<p>Salt &amp; water, 3 &lt; 5 &gt; 2, &quot;so&quot;</p>', 'Salt & water, 3 < 5 > 2, "so"'],
    ['pH < 7 & more', 'pH < 7 & more'],
    ['<p>cut <stro', 'cut'],
  ])('%s', (html, words) => {
    expect(readHtml(html).words).toBe(words);
  });
});

it('finds headings, and where their tags are', () => {
  const html =
    '<h2>A &amp; <em>B</em></h2><p>x</p><blockquote><h3 id="c">C<br />D</h3></blockquote>';
  const { headings } = readHtml(html);
  expect(headings.map(({ tag, title }) => [tag, title])).toEqual([
    ['h2', 'A & B'],
    ['h3', 'C D'],
  ]);
  expect(
    headings.map(({ start, textStart, textEnd, end }) => [
      html.slice(start, textStart),
      html.slice(textStart, textEnd),
      html.slice(textEnd, end),
    ]),
  ).toEqual([
    ['<h2>', 'A &amp; <em>B</em>', '</h2>'],
    ['<h3 id="c">', 'C<br />D', '</h3>'],
  ]);
});

it('puts other tags around headings and leaves the rest as it is', () => {
  const html = '<p>a &lt; b<br /></p><h2>One</h2><h3>Two</h3><p>c</p>';
  const lower = withHeadings(html, ({ tag }) =>
    tag === 'h2' ? { opening: '<h4 id="x">', closing: '</h4>' } : undefined,
  );
  expect(lower).toBe('<p>a &lt; b<br /></p><h4 id="x">One</h4><h3>Two</h3><p>c</p>');
});

it.each([
  [
    '<a href="/x?a=1&amp;b=2" title="t">/x</a>',
    '<a href="https://a.ch/x?a=1&amp;b=2" title="t">/x</a>',
  ],
  ['<img src="/y.jpg" alt="/z" />', '<img src="https://a.ch/y.jpg" alt="/z" />'],
  [
    '<a href="https://b.ch/">b</a><a href="#c">c</a>',
    '<a href="https://b.ch/">b</a><a href="#c">c</a>',
  ],
  ['a text with href="/x"', 'a text with href="/x"'],
])('makes links absolute: %s', (html, wanted) => {
  expect(withAbsoluteLinks(html, 'https://a.ch/news')).toBe(wanted);
});

it('changes the texts of a page, and nothing else', () => {
  const opaque = new Set(['script', 'svg']);
  const html =
    '<!DOCTYPE html><p title="a > b" class=a>a &amp; a<br>b<!--a--><svg><svg>a</svg>a</svg>a' +
    '<script>if (a < b) "</p>a"</script>a</p>';
  expect(withTexts(html, opaque, (text) => text.replaceAll('a', 'X'))).toBe(
    '<!DOCTYPE html><p title="a > b" class=a>X &Xmp; X<br>b<!--a--><svg><svg>a</svg>a</svg>X' +
      '<script>if (a < b) "</p>a"</script>X</p>',
  );
});

it('counts the tag of a safety card as part of the heading it begins with', () => {
  const html =
    '<h2>A</h2><section data-safety="help"><h2>B</h2><p>x</p><h3>C</h3></section><h2>D</h2>';
  const { headings } = readHtml(html);
  expect(headings.map(({ title, card }) => [title, card])).toEqual([
    ['A', undefined],
    ['B', 'help'],
    ['C', undefined],
    ['D', undefined],
  ]);
  expect(html.slice(headings[1]?.start, headings[1]?.end)).toBe(
    '<section data-safety="help"><h2>B</h2>',
  );
});
