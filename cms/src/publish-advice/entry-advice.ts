import type { FlattenedField } from 'payload';
import type { Expected } from '../collections/published.ts';
import { isMarkup } from '../fields/icon.ts';
import { richTextWords, type RichTextNode } from '../values/rich-text-words.ts';
import { idOf, linksIn, longSentences, picturesIn, skippedHeadings } from './text-advice.ts';
import type { TextLink } from './text-advice.ts';
import { valuesOf, type Entry } from './values-of.ts';

/** What an editor is asked about before publishing. */
const LACKS = ['unseen', 'over', 'text', 'picture', 'price'] as const;
/** Further advice, about which nobody is asked. */
const HINTS = ['alt', 'title', 'heading', 'sentence', 'link', 'author', 'review'] as const;

export type Advice = {
  kind: (typeof LACKS)[number] | (typeof HINTS)[number];
  /** The field that it is about. */
  path: string;
  /** Where to mend it, if not in this form. */
  href?: string;
  words?: string;
  count?: number;
};

export type Schema = {
  slug: string;
  flattenedFields: FlattenedField[];
  custom?: Record<string, unknown>;
};

/** Search engines cut longer titles off. */
const SEARCH_TITLE = 60;
/** Nobody would read a longer list of sentences. */
const SENTENCES_SHOWN = 5;
/** Their readers are applicants or lawyers, or their words are a patient's own. */
const NOT_FOR_PATIENTS = new Set(['vacancies', 'pages', 'testimonials']);

/** The fields that an entry can hardly leave empty, if its form has them. */
const EXPECTED = {
  ...({ content: 'text', image: 'picture', images: 'picture', price: 'price' } as const),
  ...({ hero_text: 'text', hero_image: 'picture' } as const),
};

export function lacksOf(schema: Schema, entry: Entry): Advice[] {
  const { mayLack = [] } = (schema.custom ?? {}) as Expected;
  return Object.entries(EXPECTED).flatMap(([path, kind]) => {
    const field = fieldsOf(schema, entry).get(path);
    const isLacking = field && !mayLack.includes(path) && isEmpty(entry[path]);
    return isLacking ? [{ kind, path }] : [];
  });
}

/** Whether a required field is empty: then the form itself says why it cannot be published. */
export const isUnfinished = (schema: Schema, entry: Entry): boolean =>
  [...fieldsOf(schema, entry).values()].some(
    (field) => 'required' in field && field.required && isEmpty(entry[field.name]),
  );

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
    ...(NOT_FOR_PATIENTS.has(schema.slug) ? [] : sentencesOf(schema, entry, language)),
    ...(isMedical && !entry.author ? [{ kind: 'author', path: 'author' } as const] : []),
    ...(isMedical && !entry.reviewed_on ? [{ kind: 'review', path: 'reviewed_on' } as const] : []),
  ];
}

/** Fields that only search engines read. */
const NOT_READ = /^(?:seo_|search_)/;

function sentencesOf(schema: Schema, entry: Entry, language: string): Advice[] {
  const found = valuesOf(schema.flattenedFields, entry).flatMap(({ field, path, value }) => {
    if (!value || NOT_READ.test(field.name) || isMarkup(field)) return [];
    const { root } = value as RichTextNode;
    const text = field.type === 'textarea' ? String(value) : root && richTextWords(root);
    return longSentences(text ?? '', language).map(
      (one) => ({ kind: 'sentence', path, ...one }) as const,
    );
  });
  return found.slice(0, SENTENCES_SHOWN);
}

export const shownPictures = (schema: Schema, entry: Entry): { path: string; id: string }[] =>
  valuesOf(schema.flattenedFields, entry).flatMap(({ field, path, value }) => {
    const isPicture = field.type === 'upload' && field.relationTo === 'media';
    const pictures = isPicture ? [value].flat().map(idOf) : [];
    const ids = field.type === 'richText' ? picturesIn(value) : pictures;
    return ids.flatMap((id) => (id ? [{ path, id }] : []));
  });

const ADDRESS = /^(?:.+_)?(?:url|href)$/;

/** What an entry links to: in its texts, by addresses, and, as in the menu, by a choice of entries. */
export const shownLinks = (schema: Schema, entry: Entry): (TextLink & { path: string })[] =>
  valuesOf(schema.flattenedFields, entry).flatMap(({ field, path, value }) => {
    const link = { path, words: '' };
    if (!value) return [];
    if (field.type === 'richText') return linksIn(value).map((one) => ({ ...one, path }));
    if (field.type === 'text' && ADDRESS.test(field.name)) return [{ ...link, url: String(value) }];
    if (field.type !== 'relationship' || field.hasMany || !Array.isArray(field.relationTo))
      return [];
    const chosen = value as { relationTo: string; value: unknown };
    const id = idOf(chosen.value);
    return id ? [{ ...link, entry: { collection: chosen.relationTo, id } }] : [];
  });

/** The fields that the form of this entry shows, without those in its rows. */
const fieldsOf = ({ flattenedFields }: Schema, entry: Entry) =>
  new Map(
    valuesOf(flattenedFields, entry)
      .filter(({ path }) => !path.includes('.'))
      .map(({ field }) => [field.name, field]),
  );

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  const { root } = (value ?? {}) as RichTextNode;
  if (root) return !hasBlock(root) && richTextWords(root).trim() === '';
  return value === undefined || value === null || value === '';
}

const hasBlock = ({ children = [], type }: RichTextNode): boolean =>
  type === 'block' || children.some(hasBlock);

/** A picture or a price is missing once for all languages, a text in each by itself. */
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
