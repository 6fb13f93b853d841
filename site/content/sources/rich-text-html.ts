import {
  convertLexicalToHTML,
  LinkHTMLConverter,
  type HTMLConvertersFunction,
} from '@payloadcms/richtext-lexical/html';
import { entryMark, fileMark } from '#content/text-references.ts';
import { escapeAttribute, escapeText } from '#content/values/escape-html.ts';
import { sanitizeHtmlText } from '#content/values/sanitize.ts';
import { TEXT_BLOCKS, textBlockHtml, type TextBlock } from './text-blocks-html.ts';

type LexicalData = Parameters<typeof convertLexicalToHTML>[0]['data'];

type Node = {
  type: string;
  children?: Node[];
  text?: string;
  format?: number | string;
  indent?: number;
  tag?: string;
  listType?: string;
  fields?: { url?: string; linkType?: string; newTab?: boolean; doc?: unknown } & TextBlock;
};

const FILES = 'documents';

/** Thrown for a node that our editor cannot write, for which the general converter is needed. */
class UnknownNode extends Error {
  override name = 'UnknownNode';
}

const BOLD = 1;
const ITALIC = 2;
const HEADINGS = new Set(['h2', 'h3', 'h4']);
const LISTS = new Set(['ul', 'ol']);
// The addresses that the sanitiser allows.
const SAFE_URL = /^(?:https?:|mailto:|tel:|\/(?!\/)|#|\?)/i;

/**
 * The HTML of a text. What our editor can write is safe by construction, and takes a tenth of the
 * time of the general converter and sanitiser, which handle all other texts.
 */
export function richTextHtml(data: unknown): string {
  try {
    const { root } = data as { root: Node };
    return hasText(root) ? toHtml(root.children) : '';
  } catch (error) {
    if (!(error instanceof UnknownNode || error instanceof TypeError)) throw error;
    const html = convertLexicalToHTML({
      data: data as LexicalData,
      disableContainer: true,
      converters: ourConverters,
    });
    return sanitizeHtmlText(html);
  }
}

/** An editor that was opened and left empty holds one empty paragraph. */
function hasText({ children = [] }: Node): boolean {
  const [first] = children;
  const isEmptyParagraph = first?.type === 'paragraph' && !first.children?.length;
  return children.length > 1 || (first !== undefined && !isEmptyParagraph);
}

function toHtml(nodes: Node[] = []): string {
  // join, not +=: a concatenated string keeps all its parts in memory for as long as it lives.
  return nodes.map(nodeToHtml).join('');
}

function nodeToHtml(node: Node): string {
  switch (node.type) {
    case 'text':
      return textToHtml(node);
    case 'linebreak':
      return '<br />';
    case 'paragraph':
      return `<p>${toHtml(plain(node).children) || '<br />'}</p>`;
    case 'heading':
      return element(known(HEADINGS, node.tag), plain(node));
    case 'list':
      if (node.listType === 'check') throw new UnknownNode();
      return element(known(LISTS, node.tag), plain(node));
    case 'listitem':
      return element('li', node);
    case 'link':
    case 'autolink':
      return linkToHtml(node);
    case 'block':
      return blockToHtml(node);
    default:
      throw new UnknownNode();
  }
}

/** Alignment and indents are left to the general converter; our editor has none. */
function plain(node: Node): Node {
  if (node.format || node.indent) throw new UnknownNode();
  return node;
}

function element(tag: string, node: Node): string {
  return `<${tag}>${toHtml(node.children)}</${tag}>`;
}

function known(tags: ReadonlySet<string>, tag = ''): string {
  if (!tags.has(tag)) throw new UnknownNode();
  return tag;
}

function textToHtml({ text = '', format = 0 }: Node): string {
  if (typeof format !== 'number' || format & ~(BOLD | ITALIC)) throw new UnknownNode();
  let html = escapeText(text);
  if (format & BOLD) html = `<strong>${html}</strong>`;
  if (format & ITALIC) html = `<em>${html}</em>`;
  return html;
}

function linkToHtml(node: Node): string {
  const { url = '', linkType, newTab } = node.fields ?? {};
  const address = linkType === 'internal' ? markOf(node) : url;
  if (!SAFE_URL.test(address)) throw new UnknownNode();
  const target = newTab ? ' rel="noopener noreferrer" target="_blank"' : '';
  return `<a href="${escapeAttribute(address)}"${target}>${toHtml(node.children)}</a>`;
}

/** The mark of the entry or document that a link leads to; the snapshot finds its address. */
function markOf({ fields }: Node): string {
  const doc = (fields?.doc ?? {}) as { relationTo?: string; value?: string | { id?: string } };
  const id = typeof doc.value === 'object' ? doc.value.id : doc.value;
  if (!doc.relationTo || !id) return entryMark('none', 'none');
  return doc.relationTo === FILES ? fileMark(id) : entryMark(doc.relationTo, id);
}

function blockToHtml({ fields = {} }: Node): string {
  const html = textBlockHtml(fields, richTextHtml);
  if (html === undefined) throw new UnknownNode();
  return html;
}

const ourConverters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  ...LinkHTMLConverter({ internalDocToHref: ({ linkNode }) => markOf(linkNode as Node) }),
  blocks: Object.fromEntries(
    TEXT_BLOCKS.map((name) => [name, ({ node }: { node: Node }) => blockToHtml(node)]),
  ),
});
