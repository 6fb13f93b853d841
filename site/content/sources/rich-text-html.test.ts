import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import { describe, expect, it } from 'vitest';
import { sanitizeHtmlText } from '#content/values/sanitize.ts';
import { richTextHtml } from './rich-text-html.ts';

type Node = { type: string; [property: string]: unknown };

const BLOCK = { version: 1, direction: 'ltr', format: '', indent: 0 };
const text = (value: string, format = 0): Node => ({ type: 'text', text: value, format });
const block = (type: string, children: Node[], more: object = {}): Node => ({
  ...BLOCK,
  type,
  children,
  ...more,
});
const link = (url: string, newTab = false): Node =>
  block('link', [text('link')], { fields: { url, newTab, linkType: 'custom' } });
const document = (...children: Node[]) => ({ root: block('root', children) });

const card = (kind: string): Node => ({
  type: 'block',
  version: 2,
  fields: {
    blockType: 'safety',
    kind,
    title: 'Help & <haste>',
    text: document(block('paragraph', [link('tel:144')])),
  },
});

/** The general converter and sanitiser: complete, but slow. */
function generalWay(data: object): string {
  type Data = Parameters<typeof convertLexicalToHTML>[0]['data'];
  return sanitizeHtmlText(convertLexicalToHTML({ data: data as Data, disableContainer: true }));
}

/** Normalises quotes, which the sanitiser escapes differently. */
const same = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&#39;', "'");

describe('a text of the editor', () => {
  it.each<[string, object]>([
    ['paragraphs', document(block('paragraph', [text('One')]), block('paragraph', [text('Two')]))],
    [
      'formats',
      document(block('paragraph', [text('a', 1), text('b', 2), text('c', 3), text(' d')])),
    ],
    ['special characters', document(block('paragraph', [text('5 < 6 & "7" > \'4\' – ä')]))],
    ['a line break', document(block('paragraph', [text('a'), { type: 'linebreak' }, text('b')]))],
    ['headings', document(block('heading', [text('H')], { tag: 'h3' }))],
    ['a rule alone', document({ type: 'horizontalrule', version: 1 })],
    [
      'lists in lists',
      document(
        block(
          'list',
          [
            block('listitem', [text('one')], { value: 1 }),
            block(
              'listitem',
              [
                block('list', [block('listitem', [text('two')])], {
                  tag: 'ol',
                  listType: 'number',
                }),
              ],
              { value: 2 },
            ),
          ],
          { tag: 'ul', listType: 'bullet' },
        ),
      ),
    ],
    [
      'links',
      document(block('paragraph', [link('https://a.example/?a=1&b="2"'), link('/x', true)])),
    ],
    ['an empty paragraph', document(block('paragraph', []), block('paragraph', [text('x')]))],
    ['nothing', document(block('paragraph', []))],
  ])('with %s is the same by both ways', (_, data) => {
    expect(same(richTextHtml(data))).toBe(same(generalWay(data)));
  });

  it.each<[string, Node]>([
    ['a check list', block('list', [block('listitem', [text('x')])], { listType: 'check' })],
    ['another heading', block('heading', [text('x')], { tag: 'h6' })],
    ['aligned text', block('paragraph', [text('x')], { format: 'center' })],
    ['underlined text', block('paragraph', [text('x', 8)])],
    ['a script as address', block('paragraph', [link('javascript:alert(1)')])],
    ['an address of another host without protocol', block('paragraph', [link('//evil.example')])],
    ['something unheard of', block('widget', [text('x')])],
    ['a tag as type', block('heading', [text('x')], { tag: 'script' })],
  ])('with %s goes the general way', (_, node) => {
    const data = document(node, block('paragraph', [text('y')]));
    const html = richTextHtml(data);
    expect(html).toBe(generalWay(data));
    expect(html).not.toMatch(/javascript:|\/\/evil|<script|style=/);
  });

  describe('with a safety card', () => {
    const html = '<h2>Help &amp; &lt;haste&gt;</h2><p><a href="tel:144">link</a></p>';

    it('is marked as such', () => {
      expect(richTextHtml(document(card('help')))).toBe(
        `<section data-safety="help">${html}</section>`,
      );
    });

    it('is the same beside nodes that only the general converter knows', () => {
      const aligned = block('paragraph', [text('x')], { format: 'center' });
      expect(richTextHtml(document(card('emergency'), aligned))).toContain(
        `<section data-safety="emergency">${html}</section>`,
      );
    });

    it('of no known kind is plain text', () => {
      expect(richTextHtml(document(card('"><script>')))).toBe(html);
    });
  });

  it.each([[null], [{}], [{ root: {} }], ['text']])('that is %j is no text', (data) => {
    expect(richTextHtml(data)).toBe('');
  });
});
