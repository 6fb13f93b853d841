type Node = { type?: string; text?: string; children?: Node[]; root?: Node; fields?: object };

/** The blocks of rich text after which another line begins. */
const LINES = new Set(['paragraph', 'heading', 'listitem', 'quote', 'linebreak', 'block']);

/** The words of a field, by its path in the form: a text, or rich text without its form. */
export function wordsAt(entry: Readonly<Record<string, unknown>>, path: string): string {
  let value: unknown = entry;
  for (const name of path.split('.')) value = (value as Record<string, unknown> | null)?.[name];
  if (typeof value === 'string') return value;
  const { root } = (value ?? {}) as Node;
  return root
    ? wordsOf(root)
        .replace(/\n{2,}/g, '\n\n')
        .trim()
    : '';
}

function wordsOf({ children = [], fields, text = '', type = '' }: Node): string {
  const nested = fields ? Object.values(fields).map(textOf).join('\n') : '';
  return text + children.map(wordsOf).join('') + nested + (LINES.has(type) ? '\n' : '');
}

/** What a block within rich text says: its texts, and rich texts in it. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { root } = (value ?? {}) as Node;
  return root ? wordsOf(root) : '';
}
