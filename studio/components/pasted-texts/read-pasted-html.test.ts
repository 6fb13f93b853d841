// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Offered } from './pasted-parts.ts';
import { readPastedHtml } from './read-pasted-html.ts';

const WHOLE: Offered = { headings: [2, 3], hasBlocks: true };
const CELLS = [
  ['Tag', 'Menge'],
  ['Montag', '2 Liter'],
];

// Unlike browsers, happy-dom loads the frames in what DOMParser parses.
beforeEach(() => {
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'get').mockReturnValue('about:blank');
});

function read(html: string, offered = WHOLE) {
  const { leftOut, parts } = readPastedHtml(html, offered);
  return {
    html: parts.map((part) => ('html' in part ? part.html : `(${part.kind})`)).join(''),
    leftOut: Object.fromEntries(leftOut),
    parts,
  };
}

const fixture = (name: string) => readFileSync(`tests/fixtures/clipboard/${name}.html`, 'utf8');

const LISTS =
  '<h3>Was in den Koffer kommt</h3><ul><li>feste Schuhe<ul><li>eingelaufen</li></ul></li><li>Badesachen</li></ul>';
const sentence = (end: string) =>
  `<h2>Vor der Anreise</h2><p>Trinken Sie <strong>zwei Liter</strong> Wasser, <em>langsam</em>. Mehr auf <a href="https://www.clinic.example/wasser">unserer Seite</a>${end}</p>`;

describe('what is copied in', () => {
  it('Word', () => {
    const { html, leftOut, parts } = read(fixture('word'));
    expect(html).toBe(
      '<h2>Wasserwoche</h2><h2>Vor der Anreise</h2>' +
        '<p>Trinken Sie am Tag davor <strong>zwei Liter</strong> Wasser, <em>langsam</em> und über den Tag verteilt. ' +
        'Mehr auf <a href="https://www.clinic.example/wasser">unserer Seite</a> und in der Packliste.</p>' +
        LISTS.replace('Schuhe', '<strong>Schuhe</strong>') +
        '<ol><li>Ankommen</li><li>Ruhen</li></ol>(table)(picture)<p>H₂O auf 20\u00A0m², eingefügt.</p>',
    );
    expect(parts[1]).toEqual({
      kind: 'table',
      caption: 'Tabelle 1: Mengen je Tag',
      cells: CELLS,
      namesRows: false,
    });
    expect(parts[2]).toMatchObject({ address: /^file:/, alt: 'Ein Glas Wasser' });
    expect(Object.keys(leftOut).toSorted()).toEqual(['comments', 'deletions', 'links']);
  });

  it('Word on the web', () => {
    const { html, leftOut, parts } = read(fixture('word-online'));
    expect(html).toBe(`${sentence('.')}${LISTS.replace(/^.*?<\/h3>/, '')}(table)(picture)`);
    expect(parts[1]).toMatchObject({ cells: CELLS });
    expect(parts[2]).toMatchObject({ address: /^data:image\/png/ });
    expect(leftOut).toEqual({});
  });

  it('Google Docs', () => {
    const { html, leftOut, parts } = read(fixture('google-docs'));
    expect(html).toBe(`${sentence(', auf 20 m².')}${LISTS}(table)(picture)`);
    expect(parts[1]).toMatchObject({ cells: CELLS });
    expect(leftOut).toEqual({ marks: 1 });
  });

  it('Pages, which knows headings by their size', () => {
    const { html, leftOut, parts } = read(fixture('pages'));
    expect(html).toBe(`${sentence('. Wer mag, nimmt Tee ohne Zucker.')}${LISTS}(table)(picture)`);
    expect(parts[1]).toMatchObject({ cells: CELLS });
    expect(parts[2]).toMatchObject({ alt: '' });
    expect(leftOut).toEqual({});
  });

  it('a website', () => {
    const { html, leftOut, parts } = read(fixture('web-page'));
    expect(html).toBe(
      `${sentence('.')}${LISTS}<p>Ein Satz in einer Tabelle, die nur die Seite aufteilt.</p>(table)(picture)(film)<p>Drucken</p>`,
    );
    expect(parts.slice(1, 4)).toEqual([
      { kind: 'table', caption: 'Mengen je Tag', cells: CELLS, namesRows: true },
      {
        kind: 'picture',
        address: 'https://pictures.example/glass.png',
        alt: 'Ein Glas Wasser',
        caption: 'Stilles Wasser',
      },
      {
        kind: 'film',
        address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        title: 'Wasser trinken',
      },
    ]);
    expect(Object.keys(leftOut).toSorted()).toEqual(['embedded', 'forms', 'links', 'navigation']);
  });
});

describe('a pasted text', () => {
  it('without headings and blocks has lines, and says what is missing', () => {
    const { html, leftOut } = read(fixture('word-online'), { headings: [], hasBlocks: false });
    expect(html).toContain('<p><strong>Vor der Anreise</strong></p>');
    expect(html).toMatch(/<p>Tag · Menge<\/p><p>Montag · 2 Liter<\/p>$/);
    expect(leftOut).toEqual({ pictures: 1 });
  });

  it.each([
    ['<h1>A</h1><h6>B</h6>', '<h2>A</h2><h3>B</h3>'],
    ['<h2><b>A</b></h2>', '<h2>A</h2>'],
    ['<b>A <span style="font-weight:400">B</span></b>', '<p><strong>A </strong>B</p>'],
    ['<p>A<br>B</p><p>&nbsp;</p><div><br></div>', '<p>A<br>B</p>'],
    ['<p>2&nbsp;mg,&nbsp; daily </p>', '<p>2\u00A0mg, daily</p>'],
    ['<p>x<sup>2</sup> and 1<sup>er</sup></p>', '<p>x² and 1er</p>'],
    ['<p>1 &lt; 2 &amp; "3"</p>', '<p>1 &lt; 2 &amp; &quot;3&quot;</p>'],
    ['<p style="display:none">A</p><p>B</p>', '<p>B</p>'],
    [
      '<a href="https://a.example"><h3>A</h3><p>B</p></a>',
      '<h3><a href="https://a.example">A</a></h3><p><a href="https://a.example">B</a></p>',
    ],
    [
      '<p><a href="#top">A</a> <a href="mailto:a@b.example">B</a></p>',
      '<p>A <a href="mailto:a@b.example">B</a></p>',
    ],
    [
      '<ol><li><p>A</p><p>B</p></li></ol><ol><li>C</li></ol>',
      '<ol><li>A<br>B</li></ol><ol><li>C</li></ol>',
    ],
    ['<ul><li>A<ol><li>B</li></ol></li></ul>', '<ul><li>A<ol><li>B</li></ol></li></ul>'],
    [
      '<ul><li>A <img src="https://a.example/a.png"></li><li>B</li></ul><p>C</p>',
      '<ul><li>A</li><li>B</li></ul>(picture)<p>C</p>',
    ],
    [
      '<p>https://youtu.be/dQw4w9WgXcQ</p><p>See https://youtu.be/dQw4w9WgXcQ</p>',
      '(film)<p>See https://youtu.be/dQw4w9WgXcQ</p>',
    ],
    ['<p>Elevenchars</p>', '<p>Elevenchars</p>'],
    ['<pre>A\nB</pre>', '<p>A<br>B</p>'],
    ['just words', '<p>just words</p>'],
  ])('of %s', (pasted, html) => expect(read(pasted).html).toBe(html));

  it('has tables with merged cells, and says where one was too large', () => {
    const merged =
      '<table><tr><td colspan=2>A</td><td rowspan=2>B <a href="https://a.example">C</a></td></tr><tr><td>D</td><td>E</td></tr></table>';
    const { leftOut, parts } = read(merged);
    expect(parts).toMatchObject([
      {
        cells: [
          ['A', '', 'B C'],
          ['D', 'E', ''],
        ],
      },
    ]);
    expect(leftOut).toEqual({ cellLinks: 1 });
    const wide = `<table><tr>${'<td>x</td>'.repeat(9)}</tr></table>`;
    expect(read(wide).leftOut).toEqual({ tableParts: 1 });
  });
});
