/** A node of the editor, as it is stored. */
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

export function textNode(text: string, format: number): RichNode {
  return { type: 'text', version: 1, text, format, mode: 'normal', style: '', detail: 0 };
}

export function lineBreakNode(): RichNode {
  return { type: 'linebreak', version: 1 };
}

export function linkNode(fields: object, children: RichNode[]): RichNode {
  return { ...BLOCK, type: 'link', version: 3, fields, children };
}

export function blockNode(fields: object): RichNode {
  return { type: 'block', version: 2, format: '', fields };
}
