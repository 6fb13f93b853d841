import { Parser } from 'htmlparser2';

export type InlineContext = {
  /** The id of a document of the library by its address; undefined for all other addresses. */
  file: (address: string) => string | undefined;
};

/** Bits of the editor's text formats. */
const FORMATS: Readonly<Record<string, number>> = {
  strong: 1,
  b: 1,
  em: 2,
  i: 2,
  sub: 32,
  sup: 64,
};
/** Elements after which a new line begins, for example in a list item. */
const LINES = new Set(['p', 'div', 'h2', 'h3', 'h4']);

/** The inline content of nodes: texts, links and line breaks. Pictures are left to the caller. */
export function inlineNodes(
  nodes: readonly HtmlNode[],
  context: InlineContext,
  format = 0,
): RichNode[] {
  const written = nodes.flatMap((node, index): RichNode[] => {
    if (isText(node)) return node.text === '' ? [] : [textNode(collapse(node.text), format)];
    if (node.tag === 'br') return [lineBreakNode()];
    if (node.tag === 'a') return link(node, context, format);
    const inner = inlineNodes(node.children, context, format | (FORMATS[node.tag] ?? 0));
    const isLast = nodes.slice(index + 1).every((one) => isText(one) && one.text.trim() === '');
    return LINES.has(node.tag) && !isLast ? [...trimmed(inner), lineBreakNode()] : inner;
  });
  return joined(written);
}

function link({ attributes, children }: HtmlElement, context: InlineContext, format: number) {
  const { href = '', target } = attributes;
  const words = inlineNodes(children, context, format);
  const id = context.file(href);
  const newTab = target === '_blank';
  if (id) {
    const doc = { relationTo: 'documents', value: id };
    return [linkNode({ linkType: 'internal', doc, newTab }, words)];
  }
  return href ? [linkNode({ linkType: 'custom', url: href, newTab }, words)] : words;
}

/** Collapses whitespace, except no-break spaces. */
function collapse(text: string): string {
  return text.replace(/[^\S\u00a0\u202f]+/g, ' ');
}

/** Merges adjacent texts of the same format. */
function joined(nodes: readonly RichNode[]): RichNode[] {
  const result: RichNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (last?.type === 'text' && node.type === 'text' && last.format === node.format) {
      result[result.length - 1] = { ...last, text: collapse(`${wordsIn(last)}${wordsIn(node)}`) };
    } else {
      result.push(node);
    }
  }
  return result;
}

export function trimmed(nodes: readonly RichNode[]): RichNode[] {
  const line = [...nodes];
  while (line.length > 0 && isEmptyEnd(line[0])) line.shift();
  while (line.length > 0 && isEmptyEnd(line.at(-1))) line.pop();
  const [first] = line;
  if (first?.type === 'text') line[0] = { ...first, text: wordsIn(first).replace(/^ +/, '') };
  const last = line.at(-1);
  if (last?.type === 'text') {
    line[line.length - 1] = { ...last, text: wordsIn(last).replace(/ +$/, '') };
  }
  return line;
}

function isEmptyEnd(node: RichNode | undefined): boolean {
  return node?.type === 'linebreak' || (node?.type === 'text' && wordsIn(node).trim() === '');
}

/** Whether a reader would see nothing; no-break spaces are nothing, too. */
export function isBlank(nodes: readonly RichNode[]): boolean {
  return nodes.every((node) => node.type === 'text' && wordsIn(node).trim() === '');
}

function wordsIn({ text }: RichNode): string {
  return typeof text === 'string' ? text : '';
}

export type RichNode = { type: string; version: number; [key: string]: unknown };
export type RichText = { root: RichNode };

const BLOCK = { format: '', indent: 0, version: 1, direction: 'ltr' } as const;

export function rootNode(children: RichNode[]): RichText {
  return { root: { ...BLOCK, type: 'root', children } };
}

export function paragraphNode(children: RichNode[]): RichNode {
  return { ...BLOCK, type: 'paragraph', textFormat: 0, textStyle: '', children };
}

export function headingNode(tag: string, children: RichNode[]): RichNode {
  return { ...BLOCK, type: 'heading', tag, children };
}

export function listNode(tag: 'ul' | 'ol', items: RichNode[][]): RichNode {
  const children = items.map((item, index) => ({
    ...BLOCK,
    type: 'listitem',
    value: index + 1,
    children: item,
  }));
  const listType = tag === 'ul' ? 'bullet' : 'number';
  return { ...BLOCK, type: 'list', listType, tag, start: 1, children };
}

function textNode(text: string, format: number): RichNode {
  return { type: 'text', version: 1, text, format, mode: 'normal', style: '', detail: 0 };
}

function lineBreakNode(): RichNode {
  return { type: 'linebreak', version: 1 };
}

function linkNode(fields: object, children: RichNode[]): RichNode {
  return { ...BLOCK, type: 'link', version: 3, fields, children };
}

export function blockNode(fields: object): RichNode {
  return { type: 'block', version: 2, format: '', fields };
}

type HtmlText = { text: string };
export type HtmlElement = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
};
export type HtmlNode = HtmlText | HtmlElement;

/** More than any text needs; the functions that read a tree recurse once per level. */
const MAX_LEVELS = 200;

/** HTML as a tree; what is not closed ends with the text. Undefined if it is nested too deeply. */
export function parseHtml(html: string): HtmlNode[] | undefined {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  let levels = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element = { tag, attributes, children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
      levels = Math.max(levels, open.length);
    },
    ontext(text) {
      open.at(-1)?.children.push({ text });
    },
    onclosetag() {
      if (open.length > 1) open.pop();
    },
  });
  parser.end(html);
  return levels > MAX_LEVELS ? undefined : root.children;
}

export function isText(node: HtmlNode): node is HtmlText {
  return 'text' in node;
}

export function wordsOf(nodes: readonly HtmlNode[]): string {
  return nodes.map(rawWords).join('').replace(/\s+/g, ' ').trim();
}

function rawWords(node: HtmlNode): string {
  if (isText(node)) return node.text;
  return node.tag === 'br' ? ' ' : node.children.map(rawWords).join('');
}

export function findElement(nodes: readonly HtmlNode[], tag: string): HtmlElement | undefined {
  for (const node of nodes) {
    if (isText(node)) continue;
    const found = node.tag === tag ? node : findElement(node.children, tag);
    if (found) return found;
  }
  return undefined;
}

/** All elements with this tag, except those inside another such element. */
export function findElements(nodes: readonly HtmlNode[], tag: string): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return [];
    return node.tag === tag ? [node] : findElements(node.children, tag);
  });
}
