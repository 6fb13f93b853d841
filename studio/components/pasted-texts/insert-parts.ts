import { $createBlockNode } from '@payloadcms/richtext-lexical/client';
import {
  $addUpdateTag,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isParagraphNode,
  $isRangeSelection,
  $createParagraphNode,
  HISTORY_PUSH_TAG,
  PASTE_TAG,
  type LexicalEditor,
  type LexicalNode,
  type ParagraphNode,
} from '@payloadcms/richtext-lexical/lexical';
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html';
import { filmOf, type PastedPart } from './pasted-parts.ts';

/** Pictures that are in the library by now, with their ids there. */
export type Taken = ReadonlyMap<PastedPart, string>;

/** Inserts parts at the cursor, as one step to undo. */
export function $insertParts(editor: LexicalEditor, parts: readonly PastedPart[], taken: Taken) {
  $addUpdateTag(PASTE_TAG);
  if (!$getSelection()) $getRoot().selectEnd();
  $insertNodes(
    parts.flatMap((part): LexicalNode[] => {
      if (part.kind !== 'html') return [$createBlockNode(blockOf(part, taken.get(part)))];
      const document = new DOMParser().parseFromString(part.html, 'text/html');
      return $generateNodesFromDOM(editor, document);
    }),
  );
}

function blockOf(part: Exclude<PastedPart, { kind: 'html' }>, image?: string) {
  const base = { blockType: part.kind, blockName: '' };
  if (part.kind === 'film') return { ...base, address: part.address, title: part.title };
  if (part.kind === 'picture') return { ...base, caption: part.caption, image };
  const { caption, cells, namesRows } = part;
  return { ...base, caption, cells, names_rows: namesRows };
}

/** The paragraph of the cursor, if that is directly in the text and not in a list or a block. */
export function $ownLine(): ParagraphNode | undefined {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return undefined;
  const line = selection.anchor.getNode().getTopLevelElement();
  return $isParagraphNode(line) ? line : undefined;
}

/** Turns the line of the cursor into a film, if it is the address of one and nothing else. */
export function $filmFromLine(): boolean {
  const line = $ownLine();
  const film = line && filmOf(line.getTextContent().trim());
  if (!film) return false;
  $addUpdateTag(HISTORY_PUSH_TAG);
  const next = $createParagraphNode();
  line.replace($createBlockNode(blockOf(film))).insertAfter(next);
  next.select();
  return true;
}
