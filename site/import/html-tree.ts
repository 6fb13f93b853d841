import { Parser } from 'htmlparser2';

export type HtmlText = { text: string };
export type HtmlElement = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
};
export type HtmlNode = HtmlText | HtmlElement;

/** HTML as a tree; what is not closed is closed at the end. */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element = { tag, attributes, children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext(text) {
      open.at(-1)?.children.push({ text });
    },
    onclosetag() {
      if (open.length > 1) open.pop();
    },
  });
  parser.end(html);
  return root.children;
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
