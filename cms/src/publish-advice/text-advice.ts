import { richTextWords, type RichTextNode } from '../values/rich-text-words.ts';

/** Sentences with more words are hard for patients to follow. */
const MOST_WORDS = 30;
/** The title of the page is the first level; texts begin with the second. */
const LEVEL_OF_TITLE = 1;

type LongSentence = { words: string; count: number };
export type TextLink = { words: string; url?: string; entry?: { collection: string; id: string } };

export function longSentences(text: string, language: string): LongSentence[] {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  return text
    .split('\n')
    .flatMap((line) => [...sentences.segment(line)])
    .flatMap(({ segment }) => {
      const count = [...words.segment(segment)].filter(({ isWordLike }) => isWordLike).length;
      return count > MOST_WORDS ? [{ words: beginning(segment), count }] : [];
    });
}

const SHOWN_WORDS = 6;
const beginning = (text: string) => text.trim().split(/\s+/).slice(0, SHOWN_WORDS).join(' ');

/** The headings that are more than one level below the one before. */
export function skippedHeadings(text: RichTextNode): string[] {
  let level = LEVEL_OF_TITLE;
  return (text.root?.children ?? []).flatMap((node) => {
    const [, digit] = /^h([2-6])$/.exec(tagOf(node)) ?? [];
    if (!digit) return [];
    const isSkipped = Number(digit) > level + 1;
    level = Number(digit);
    return isSkipped ? [richTextWords(node).trim()] : [];
  });
}

const tagOf = (node: RichTextNode) => (node as { tag?: string }).tag ?? '';

type LinkFields = {
  linkType?: string;
  url?: string;
  doc?: { relationTo?: string; value?: unknown } | null;
};

export function linksIn(value: unknown): TextLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as RichTextNode;
  const inner = Object.values(value).flatMap(linksIn);
  if (node.type !== 'link' && node.type !== 'autolink') return inner;
  const { doc, linkType, url } = (node.fields ?? {}) as LinkFields;
  const words = richTextWords(node).trim();
  if (linkType !== 'internal') return [{ words, ...(url && { url }) }];
  const id = idOf(doc?.value);
  return [{ words, ...(doc?.relationTo && id && { entry: { collection: doc.relationTo, id } }) }];
}

export function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { blockType, image } = value as { blockType?: string; image?: unknown };
  const id = blockType === 'picture' ? idOf(image) : undefined;
  return [...(id ? [id] : []), ...Object.values(value).flatMap(picturesIn)];
}

/** The id of a linked entry, which may have been read together with the link. */
export function idOf(value: unknown): string | undefined {
  const id: unknown =
    typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'string' ? id : undefined;
}
