import type { FlattenedField } from 'payload';
import type { Expected } from '../collections/published.ts';
import { richTextWords, type RichTextNode } from '../values/rich-text-words.ts';
import { idOf, longSentences, picturesIn, skippedHeadings } from './text-advice.ts';

/** What an editor is asked about before publishing. */
export const LACKS = ['unseen', 'over', 'text', 'picture', 'price'] as const;
/** What is only said. */
const HINTS = ['alt', 'title', 'heading', 'sentence', 'link', 'author', 'review'] as const;

export type Advice = {
  kind: (typeof LACKS)[number] | (typeof HINTS)[number];
  /** The field that it leads to. */
  path: string;
  /** Where it is not in this form. */
  href?: string;
  words?: string;
  count?: number;
};

export type Entry = Readonly<Record<string, unknown>>;
type Schema = { slug: string; flattenedFields: FlattenedField[]; custom?: Record<string, unknown> };

/** More than that is cut off in the results of search engines. */
const SEARCH_TITLE = 60;
/** More would be read by nobody. */
const SENTENCES_SHOWN = 5;
/** Their readers are applicants, and lawyers. */
const NOT_FOR_PATIENTS = new Set(['vacancies', 'pages']);

const EXPECTED = { content: 'text', image: 'picture', images: 'picture', price: 'price' } as const;

/** Text, picture and price of an entry that has a field for them and can hardly do without. */
export function lacksOf(schema: Schema, entry: Entry): Advice[] {
  const { mayLack = [] } = (schema.custom ?? {}) as Expected;
  return Object.entries(EXPECTED).flatMap(([path, kind]) => {
    const field = fieldsOf(schema, entry).get(path);
    const isLacking = field && !mayLack.includes(path) && isEmpty(entry[path]);
    return isLacking ? [{ kind, path }] : [];
  });
}

/** What can be said of an entry by itself, in the language in which it is read. */
export function hintsOf(schema: Schema, entry: Entry, language: string): Advice[] {
  const fields = fieldsOf(schema, entry);
  const path = entry.seo_title ? 'seo_title' : 'title';
  const title = String(entry[path] ?? '');
  const isLong = fields.has('seo_title') && title.length > SEARCH_TITLE;
  const content = fields.has('content') ? (entry.content as RichTextNode | null) : null;
  const isMedical = fields.has('reviewed_by');
  return [
    ...(isLong ? [{ kind: 'title', path, count: title.length } as const] : []),
    ...skippedHeadings(content ?? {}).map((words) => {
      return { kind: 'heading', path: 'content', words } as const;
    }),
    ...(NOT_FOR_PATIENTS.has(schema.slug) ? [] : sentencesOf(entry, content, language)),
    ...(isMedical && !entry.author ? [{ kind: 'author', path: 'author' } as const] : []),
    ...(isMedical && !entry.reviewed_on ? [{ kind: 'review', path: 'reviewed_on' } as const] : []),
  ];
}

function sentencesOf(entry: Entry, content: RichTextNode | null, language: string): Advice[] {
  const answers = (Array.isArray(entry.faq) ? entry.faq : []) as { answer?: string | null }[];
  const texts: (readonly [path: string, text: string])[] = [
    ['excerpt', String(entry.excerpt ?? '')],
    ['content', content?.root ? richTextWords(content.root) : ''],
    ...answers.map(({ answer }, at) => [`faq.${at}.answer`, answer ?? ''] as const),
  ];
  const found = texts.flatMap(([path, text]) =>
    longSentences(text, language).map((one) => ({ kind: 'sentence', path, ...one }) as const),
  );
  return found.slice(0, SENTENCES_SHOWN);
}

/** Where an entry shows which picture. */
export function shownPictures(entry: Entry): { path: string; id: string }[] {
  const rows = (Array.isArray(entry.pictures) ? entry.pictures : []) as { image?: unknown }[];
  const many = Array.isArray(entry.images) ? (entry.images as unknown[]) : [];
  const shown: [path: string, value: unknown][] = [
    ['image', entry.image],
    ...many.map((value) => ['images', value] as [string, unknown]),
    ...rows.map(({ image }, at) => [`pictures.${at}.image`, image] as [string, unknown]),
    ...picturesIn(entry.content).map((id) => ['content', id] as [string, unknown]),
  ];
  return shown.flatMap(([path, value]) => {
    const id = idOf(value);
    return id ? [{ path, id }] : [];
  });
}

/** The fields that the form of this entry shows. */
function fieldsOf({ flattenedFields }: Schema, entry: Entry) {
  const shown = flattenedFields.filter(({ admin }) => {
    const { condition } = (admin ?? {}) as { condition?: (data: Entry, near: Entry) => boolean };
    return !condition || condition(entry, entry);
  });
  return new Map(shown.map((field) => [field.name, field]));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  const { root } = (value ?? {}) as RichTextNode;
  if (root) return !hasBlock(root) && richTextWords(root).trim() === '';
  return value === undefined || value === null || value === '';
}

const hasBlock = ({ children = [], type }: RichTextNode): boolean =>
  type === 'block' || children.some(hasBlock);

/** A picture or a price is missing once; a text is missing in each language by itself. */
export function oncePerField<Given extends Advice & { language?: string }>(
  advice: Given[],
): Given[] {
  const known = new Set<string>();
  return advice.filter(({ kind, language, path }) => {
    const key = kind === 'text' ? `${kind} ${path} ${language}` : `${kind} ${path}`;
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}
