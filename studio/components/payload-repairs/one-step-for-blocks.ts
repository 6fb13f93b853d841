import { $isBlockNode, BlockNode } from '@payloadcms/richtext-lexical/client';
import {
  $addUpdateTag,
  $getNodeByKey,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { isSameValue } from '../kept-input/kept-words.ts';

// The form of a new block stores its values again, with `null` for empty ones. As that was a step
// of its own, the first undo seemed to do nothing. Seen in 3.90.1, not reported.
export function oneStepForBlocks(editor: LexicalEditor): () => void {
  if (!editor.hasNodes([BlockNode])) return () => undefined;
  return editor.registerNodeTransform(BlockNode, (block) => {
    const before = editor.getEditorState().read(() => $getNodeByKey(block.getKey()));
    const isSame = $isBlockNode(before) && isSameValue(before.__fields, block.__fields);
    if (isSame) $addUpdateTag(HISTORY_MERGE_TAG);
  });
}
