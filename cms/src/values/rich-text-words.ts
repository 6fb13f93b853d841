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
  // The fields of a link only say where it leads.
  const nested = type === 'block' ? textOf(fields) : '';
  return text + children.map(richTextWords).join('') + nested + (LINES.has(type) ? '\n' : '');
}

/** Keys that identify a block or a row, whose values nobody reads. */
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
