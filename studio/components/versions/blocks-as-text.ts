import { textOf, type RichTextNode } from '@clinic/cms/values/rich-text-words';
import type { Block, StaticLabel } from 'payload';

type Words = (label: StaticLabel) => string;
type BlockNode = RichTextNode & { fields: Record<string, unknown> & { blockType: string } };

/** Replaces the cards, tables and questions of a text by paragraphs with their words. */
export function blocksAsText(
  root: RichTextNode,
  blocks: readonly Block[],
  wordsOf: Words,
): RichTextNode {
  const children = (root.children ?? []).flatMap((node) => {
    const block = isBlock(node) && blocks.find(({ slug }) => slug === node.fields.blockType);
    return block ? paragraphsOf(node.fields, block, wordsOf) : [node];
  });
  return { ...root, children };
}

const isBlock = (node: RichTextNode): node is BlockNode =>
  node.type === 'block' && node.fields !== undefined && 'blockType' in node.fields;

function paragraphsOf(values: BlockNode['fields'], block: Block, wordsOf: Words): RichTextNode[] {
  const shown = block.fields.flatMap((field) => {
    if (!('name' in field)) return [];
    const value = values[field.name];
    if (field.type === 'upload') return value ? [uploadNode(field.relationTo, value)] : [];
    if (field.type !== 'select') return linesOf(textOf(value));
    const chosen = field.options.find((one) => typeof one === 'object' && one.value === value);
    return typeof chosen === 'object' ? linesOf(wordsOf(chosen.label as StaticLabel)) : [];
  });
  return [paragraph(wordsOf(block.labels?.singular as StaticLabel), BOLD), ...shown];
}

const uploadNode = (relationTo: unknown, value: unknown) => ({ type: 'upload', relationTo, value });

const linesOf = (text: string) =>
  text.split('\n').flatMap((line) => (line.trim() ? [paragraph(line)] : []));

/** Lexical's number for bold text. */
const BOLD = 1;

function paragraph(text: string, format = 0): RichTextNode {
  const words = { type: 'text', version: 1, text, format, mode: 'normal', style: '', detail: 0 };
  const plain = { type: 'paragraph', version: 1, format: '', indent: 0, direction: null };
  return { ...plain, children: [words] };
}
