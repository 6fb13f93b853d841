import { isText, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { lineBreakNode, linkNode, textNode, type RichNode } from './rich-text-nodes.ts';

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
/** After these, another line begins: within an item of a list, say. */
const LINES = new Set(['p', 'div', 'h2', 'h3', 'h4']);

/** What stands in a line: words, links and breaks. Pictures are left to the caller. */
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

/** Any spaces but those that do not break are one blank. */
function collapse(text: string): string {
  return text.replace(/[^\S\u00a0\u202f]+/g, ' ');
}

/** Neighbours of the same format are one text. */
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

/** Without blanks and breaks at the ends of the line. */
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

/** Whether a reader would see nothing: no-break spaces count as nothing too. */
export function isBlank(nodes: readonly RichNode[]): boolean {
  return nodes.every((node) => node.type === 'text' && wordsIn(node).trim() === '');
}

function wordsIn({ text }: RichNode): string {
  return typeof text === 'string' ? text : '';
}
