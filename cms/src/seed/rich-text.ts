import { createHash } from 'node:crypto';
import {
  convertMarkdownToLexical,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical';
import { SAFETY_KINDS } from '../text-blocks/safety-kinds.ts';

type RichText = { root: { children: object[] } };

/** `:::help A heading`, the text of the card, `:::` */
const CARD = /^:::(\w+) (.+)\n([\s\S]*?)\n:::$/m;

class UnknownSafetyKind extends Error {
  override name = 'UnknownSafetyKind';
}

/**
 * Markdown as the editor stores it, safety cards included. `place` is its path in the seed, from
 * which the ids of the cards are derived, the same in every database.
 */
export function toRichText(
  editorConfig: SanitizedServerEditorConfig,
  markdown: string,
  place: string,
): RichText {
  // Text, then the three parts of a card and the text after it, again and again.
  const [first = '', ...rest] = markdown.split(new RegExp(CARD, 'gm'));
  const convert = (text: string): RichText =>
    convertMarkdownToLexical({ editorConfig, markdown: text });
  const whole = convert(first.trim());
  const children = first.trim() === '' ? [] : whole.root.children;
  for (let at = 0; at < rest.length; at += 4) {
    const [kind = '', title = '', text = '', after = ''] = rest.slice(at, at + 4);
    if (!SAFETY_KINDS.some((known) => known === kind)) {
      throw new UnknownSafetyKind(`${place}: there is no safety card of kind ${kind}`);
    }
    const id = createHash('sha256').update(`${place}/${at}`).digest('hex').slice(0, 24);
    const fields = { id, blockName: '', blockType: 'safety', kind, title, text: convert(text) };
    children.push({ type: 'block', version: 2, format: '', fields });
    if (after.trim() !== '') children.push(...convert(after.trim()).root.children);
  }
  return { root: { ...whole.root, children } };
}
