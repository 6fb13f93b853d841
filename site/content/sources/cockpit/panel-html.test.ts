import { describe, expect, it } from 'vitest';
import { HostAddresses } from './host-addresses.ts';
import { panelHtml } from './panel-html.ts';

const addresses = new HostAddresses('https://cms.clinic.example/cockpit', ['old.example']);
const read = (text: string, type = 'wysiwyg') => panelHtml(text, type, addresses);

describe('a text of the panel', () => {
  it.each([
    [
      'blocks on lines of their own',
      '<h2>A</h2>\n<p>B <em>c</em>\nd</p>\n',
      '<h2>A</h2><p>B <em>c</em>\nd</p>',
    ],
    ['entities', '<p>&Auml;pfel&nbsp;&ndash; x</p>', '<p>Äpfel\u00a0– x</p>'],
    ['an empty paragraph', '<p>&nbsp;</p>', ''],
    ['nothing', '', ''],
    ['a div with words, and one that wraps', '<div><div>a</div><p>b</p></div>', '<p>a</p><p>b</p>'],
    ['small headings', '<h5>a</h5><h6>b</h6><h1>c</h1>', '<h4>a</h4><h4>b</h4><h2>c</h2>'],
    ['pre', '<pre>a\nb</pre>', '<p>a<br />b</p>'],
    [
      'scripts and styles',
      '<p style="color:red" onclick="x()">a</p><script>x()</script>',
      '<p>a</p>',
    ],
    ['a text area', 'one\ntwo\n\nthree', '<p>one<br />two</p><p>three</p>'],
    [
      'another frame',
      '<iframe src="https://maps.example/a"></iframe>',
      '<p><a href="https://maps.example/a">https://maps.example/a</a></p>',
    ],
    ['a drawing', '<p>a<img src="/storage/uploads/a.svg"></p>', '<p>a</p>'],
  ])('is shown: %s', (_, text, wanted) => {
    expect(read(text)).toBe(wanted);
  });

  it('becomes our player where it embeds a film', () => {
    const html = read('<p><iframe src="//www.youtube.com/embed/abcdefghijk?rel=0"></iframe></p>');
    expect(html).toMatch(/^<figure data-film="abcdefghijk"><figcaption><a href="[^"]+abcdefghijk"/);
  });

  it.each([
    'https://cms.clinic.example/cockpit/storage/uploads/a.jpg',
    'http://www.cms.clinic.example/cockpit/storage/uploads/a.jpg',
    '//old.example/storage/uploads/a.jpg',
    '/cockpit/storage/uploads/a.jpg',
    '../../storage/uploads/a.jpg',
  ])('names files of its host by their path here: %s', (src) => {
    for (const quoted of [`"${src}"`, `'${src}'`]) {
      expect(read(`<img src=${quoted} alt="">`)).toBe(
        '<img src="/storage/uploads/a.jpg" alt="" />',
      );
    }
  });

  it.each([
    ['https://other.example/storage/uploads/a.jpg', 'on another host'],
    ['//other.example/a.jpg', 'on another host'],
    ['/storage/uploads/a.svg', 'an SVG drawing'],
  ])('tells which picture pages cannot show: %s', (src, why) => {
    const told: string[] = [];
    const html = panelHtml(`<p>a <img src="${src}"></p>`, 'wysiwyg', addresses, (reason) =>
      told.push(reason),
    );
    expect(html).toBe('<p>a</p>');
    expect(told).toEqual([expect.stringContaining(`${src} is ${why}`)]);
  });

  it('leaves pictures of other hosts to clients that can show them', () => {
    const src = 'https://other.example/storage/uploads/a.jpg';
    expect(read(`<img src="${src}" alt="">`)).toContain(src);
  });

  it('can be Markdown', () => {
    const text = [
      '# A\n\nOne **bold** and *soft*\n[link](/b "t").',
      '- a\n- b\n  goes on\n\n1. c\n2. d',
      '> quoted\n\n---\n\n![alt](storage/uploads/a.jpg)',
    ].join('\n\n');
    expect(read(text, 'markdown')).toBe(
      [
        '<h2>A</h2><p>One <strong>bold</strong> and <em>soft</em>\n<a href="/b" title="t">link</a>.</p>',
        '<ul><li>a</li><li>b\ngoes on</li></ul><ol><li>c</li><li>d</li></ol>',
        '<blockquote><p>quoted</p></blockquote><hr />',
        '<p><img src="/storage/uploads/a.jpg" alt="alt" /></p>',
      ].join(''),
    );
  });
});
