import {
  convertMarkdownToLexical,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical';
import { SAFETY_KINDS } from '../text-blocks/safety-kinds.ts';
import { rowId } from './seed-id.ts';

type RichText = { root: { children: object[] } };

/** A safety card: `:::help A heading`, the text of the card, `:::`. */
const CARD = /^:::(\w+) (.+)\n([\s\S]*?)\n:::$/m;

class UnknownSafetyKind extends Error {
  override name = 'UnknownSafetyKind';
}

/** Converts Markdown with safety cards, whose ids derive from `place`, its path in the seed. */
export function toRichText(
  editorConfig: SanitizedServerEditorConfig,
  text: string,
  place: string,
): RichText {
  const [first = '', ...rest] = text.split(new RegExp(CARD, 'gm'));
  const convert = (markdown: string): RichText =>
    convertMarkdownToLexical({ editorConfig, markdown });
  const whole = convert(first.trim());
  const children = first.trim() === '' ? [] : whole.root.children;
  // `split` yields kind, heading and text of each card, and the text after it.
  for (let at = 0; at < rest.length; at += 4) {
    const [kind = '', title = '', inside = '', after = ''] = rest.slice(at, at + 4);
    if (!SAFETY_KINDS.some((known) => known === kind)) {
      throw new UnknownSafetyKind(`${place}: there is no safety card of kind ${kind}`);
    }
    const fields = {
      id: rowId(`${place}/${at}`),
      blockName: '',
      blockType: 'safety',
      kind,
      title,
      text: convert(inside),
    };
    children.push({ type: 'block', version: 2, format: '', fields });
    if (after.trim() !== '') children.push(...convert(after.trim()).root.children);
  }
  return { root: { ...whole.root, children } };
}
