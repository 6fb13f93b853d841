import { getTranslation } from '@payloadcms/translations';
import {
  executeAccess,
  type CollectionSlug,
  type FlattenedField,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import type { Locale } from '../clinic-config/locales.ts';
import { describeFieldPath } from '../error-messages/field-label.ts';
import { readerLanguage } from '../studio-words/studio-languages.ts';
import { STUDIO_WORDS } from '../studio-words/studio-words.ts';
import { titleFor, type Titles } from '../usage/titles.ts';
import { languagesFrom, wordsOf } from './content-index.ts';
import { folded, wordsAround, type Part } from './folded.ts';
import { hasAll, matchingEntries, WITHIN, type Match } from './matches.ts';
import { matchingRows } from './sent-words.ts';
import { textsOf, type FoundText } from './texts.ts';

/** What is asked: the words, the language whose texts come first, and one kind alone, with all. */
export type Question = { words: string; locale: Locale; kind?: string };

export type Hit = {
  id: string;
  title: string;
  href: string;
  /** The field in an editor's words, and the words around those that were looked for. */
  place: string;
  around: Part[];
  /** Where it is not the one that was asked for. */
  language?: Locale;
  /** Of a picture. */
  filename?: string;
  /** When it came, of what visitors sent. */
  sentAt?: string;
};
export type Group = { kind: string; name: string; hits: Hit[]; hasMore: boolean };

type Entity = Pick<SanitizedCollectionConfig | SanitizedGlobalConfig, 'fields' | 'flattenedFields'>;
type Document = { id: string; [field: string]: unknown };

const SHOWN = 5;
const SHOWN_OF_ONE_KIND = 200;
export const GLOBALS = 'globals';

/** What visitors have sent is looked for in the database, and kept nowhere else. */
const SENT = new Set(['requests', 'subscribers']);

/** Everything in which all words occur, by kind; the kind with the best hit comes first. */
export async function findEverywhere(
  req: PayloadRequest,
  content: readonly string[],
  { kind, locale, words }: Question,
): Promise<Group[]> {
  const wanted = folded(words)
    .split(/[\s\0]+/)
    .filter(Boolean);
  const { collections } = req.payload.config;
  const searched = collections.filter(
    ({ admin, slug }) =>
      (content.includes(slug) || SENT.has(slug)) &&
      (kind ?? slug) === slug &&
      !isHidden(req, admin.hidden),
  );
  const groups = await Promise.all([
    ...searched.map((one) =>
      inCollection(req, one, wanted, locale, kind ? SHOWN_OF_ONE_KIND : SHOWN),
    ),
    ...((kind ?? GLOBALS) === GLOBALS ? [inGlobals(req, wanted, locale)] : []),
  ]);
  return groups
    .filter(({ hits }) => hits.length > 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ hasMore, hits, kind: slug, name }) => ({ kind: slug, name, hits, hasMore }));
}

type RankedGroup = Group & { rank: number };

function isHidden(req: PayloadRequest, hidden: unknown): boolean {
  return typeof hidden === 'function' ? Boolean(hidden({ user: req.user })) : Boolean(hidden);
}

async function inCollection(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  words: string[],
  locale: Locale,
  shown: number,
): Promise<RankedGroup> {
  const { access, labels, slug } = collection;
  const name = getTranslation(labels.plural, req.i18n);
  const nothing = { kind: slug, name, hits: [], hasMore: false, rank: Infinity };
  const mayRead = await executeAccess({ req, disableErrors: true }, access.read);
  if (!mayRead) return nothing;
  const isSent = SENT.has(slug);
  if (isSent && words.length === 0) return nothing;
  const matches = isSent
    ? await matchingRows(req, collection, words, shown + 1)
    : await matchingEntries(req, collection, words, locale);
  if (matches.length === 0 || words.length === 0) return nothing;
  const first = matches.slice(0, shown);
  // With `req` Payload would set the language of the whole request.
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: { id: { in: first.map(({ id }) => id) } },
    draft: !isSent,
    locale: 'all',
    depth: 0,
    pagination: false,
    user: req.user,
    overrideAccess: false,
  });
  const readable = new Map(docs.map((doc) => [String(doc.id), doc as unknown as Document]));
  const hits = first.flatMap((match) => {
    const doc = readable.get(match.id);
    return doc ? (hitIn(req, collection, doc, match, words, locale) ?? []) : [];
  });
  return { ...nothing, hits, hasMore: matches.length > shown, rank: matches[0]?.rank ?? 0 };
}

function hitIn(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  doc: Document,
  { locale }: Pick<Match, 'locale'>,
  words: readonly string[],
  asked: Locale,
): Hit | undefined {
  const { admin, flattenedFields, slug } = collection;
  const place = placeOf(req, collection, textsOf(flattenedFields, doc), words, locale);
  if (!place) return undefined;
  const { language } = req.i18n;
  const title =
    titleFor(locale, doc[admin.useAsTitle ?? 'id'] as Titles) ||
    STUDIO_WORDS[readerLanguage(language)].overview.untitled;
  const isElsewhere = place.isLocalized && locale !== asked;
  return {
    id: doc.id,
    title,
    href: `/admin/collections/${slug}/${doc.id}?locale=${locale}${place.anchor}`,
    place: place.label,
    around: place.around,
    ...(isElsewhere && { language: locale }),
    ...(slug === 'media' && { filename: String(doc.filename) }),
    ...(SENT.has(slug) && { sentAt: String(doc.createdAt) }),
  };
}

/** The text in which most of the words stand, and the way to its field. */
function placeOf(
  req: PayloadRequest,
  { fields, flattenedFields }: Entity,
  texts: readonly FoundText[],
  words: readonly string[],
  locale: Locale,
) {
  let best: FoundText | undefined;
  let most = 0;
  for (const one of texts) {
    if ((one.locale ?? locale) !== locale) continue;
    const plain = folded(one.text);
    const count = words.filter((word) => plain.includes(word)).length;
    if (count > most) [best, most] = [one, count];
  }
  if (!best) return undefined;
  const { language } = req.i18n;
  const label = describeFieldPath(fields, best.path, { language, t: req.t })?.label ?? '';
  return {
    label,
    around: wordsAround(best.text.replace(/\s+/g, ' ').trim(), words),
    anchor: anchorOf(flattenedFields, best.path, locale),
    isLocalized: best.locale !== undefined,
  };
}

/** The place in the form; the form of a picture has its text in each language beside the others. */
function anchorOf(fields: readonly FlattenedField[], path: string, locale: Locale): string {
  const inLanguage = `${path}_${locale}`;
  const shown = fields.some(({ name }) => name === inLanguage) ? inLanguage : path;
  return `#field-${shown.replaceAll('.', '__')}`;
}

async function inGlobals(
  req: PayloadRequest,
  words: readonly string[],
  locale: Locale,
): Promise<RankedGroup> {
  const { translations } = STUDIO_WORDS[readerLanguage(req.i18n.language)];
  const found = await Promise.all(
    req.payload.config.globals.map(async (global): Promise<Hit[]> => {
      if (isHidden(req, global.admin.hidden)) return [];
      const values: object = await req.payload.findGlobal({
        slug: global.slug as GlobalSlug,
        ...{ draft: true, locale: 'all', depth: 0, user: req.user, overrideAccess: false },
      });
      const texts = textsOf(global.flattenedFields, { ...values });
      const inWords = wordsOf(texts);
      const language = languagesFrom(locale).find((one) => hasAll(inWords[one] ?? '', words));
      const place = language && placeOf(req, global, texts, words, language);
      if (!place) return [];
      return [
        {
          id: global.slug,
          title: getTranslation(global.label, req.i18n),
          href: `/admin/globals/${global.slug}?locale=${language}${place.anchor}`,
          place: place.label,
          around: place.around,
          ...(place.isLocalized && language !== locale && { language }),
        },
      ];
    }),
  );
  const hits = found.flat();
  return { kind: GLOBALS, name: translations.globals, hits, hasMore: false, rank: WITHIN };
}
