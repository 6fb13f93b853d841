export type RichTextNode = {
  type?: string;
  text?: string;
  children?: RichTextNode[];
  root?: RichTextNode;
  fields?: object;
};

/** The blocks of rich text after which another line begins. */
const LINES = new Set(['paragraph', 'heading', 'listitem', 'quote', 'linebreak', 'block']);

export function richTextWords(node: RichTextNode): string {
  const { children = [], fields, text = '', type = '' } = node;
  // Those of a link say only where it leads.
  const nested = type === 'block' ? textOf(fields) : '';
  return text + children.map(richTextWords).join('') + nested + (LINES.has(type) ? '\n' : '');
}

/** What names a block or a row, and is not read by anybody. */
const NAMES = new Set(['id', 'blockType', 'blockName']);

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const { root } = value as RichTextNode;
  if (root) return richTextWords(root);
  return Object.entries(value)
    .flatMap(([key, inner]) => (NAMES.has(key) ? [] : textOf(inner) || []))
    .join('\n');
}
