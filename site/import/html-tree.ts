import { Parser } from 'htmlparser2';

export type HtmlText = { text: string };
export type HtmlElement = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
};
export type HtmlNode = HtmlText | HtmlElement;

/** More than any text needs; what reads a tree calls itself once for each level. */
const MAX_LEVELS = 200;

/** HTML as a tree; what is not closed is closed at the end. Undefined if it is nested too deeply. */
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

/** Everything that is written in it, as one line. */
export function wordsOf(nodes: readonly HtmlNode[]): string {
  return nodes.map(rawWords).join('').replace(/\s+/g, ' ').trim();
}

function rawWords(node: HtmlNode): string {
  if (isText(node)) return node.text;
  return node.tag === 'br' ? ' ' : node.children.map(rawWords).join('');
}

/** The first element with this tag, at any depth. */
export function findElement(nodes: readonly HtmlNode[], tag: string): HtmlElement | undefined {
  for (const node of nodes) {
    if (isText(node)) continue;
    const found = node.tag === tag ? node : findElement(node.children, tag);
    if (found) return found;
  }
  return undefined;
}

/** All elements with this tag that are not within another of the same. */
export function findElements(nodes: readonly HtmlNode[], tag: string): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return [];
    return node.tag === tag ? [node] : findElements(node.children, tag);
  });
}
