export type RichTextNode = {
  type?: string;
  text?: string;
  children?: RichTextNode[];
  root?: RichTextNode;
  fields?: object;
};

/** The blocks of rich text after which another line begins. */
const LINES = new Set(['paragraph', 'heading', 'listitem', 'quote', 'linebreak', 'block']);

/** The words of rich text without its form, block by block. */
export function richTextWords({
  children = [],
  fields,
  text = '',
  type = '',
}: RichTextNode): string {
  const nested = fields ? Object.values(fields).map(textOf).join('\n') : '';
  return text + children.map(richTextWords).join('') + nested + (LINES.has(type) ? '\n' : '');
}

/** What a block within rich text says: its texts, and rich texts in it. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { root } = (value ?? {}) as RichTextNode;
  return root ? richTextWords(root) : '';
}
