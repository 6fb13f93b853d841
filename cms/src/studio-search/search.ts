import { getTranslation } from '@payloadcms/translations';
import { executeAccess, type FlattenedField, type PayloadRequest } from 'payload';
import { LOCALES, type Locale } from '../clinic-config/locales.ts';
import { describeFieldPath } from '../error-messages/field-label.ts';
import { readerLanguage } from '../studio-words/studio-languages.ts';
import { STUDIO_WORDS } from '../studio-words/studio-words.ts';
import { titleIn } from '../usage/titles.ts';
import { indexedEntries, isCollection, type Entity, type IndexedEntry } from './content-index.ts';
import { folded, wordsAround, type Part } from './folded.ts';
import { findSent } from './sent.ts';
import type { FoundText } from './texts.ts';

/** Texts of `locale` come first. With a `kind`, all hits of that one are asked for. */
export type Question = { words: string; locale: Locale; kind?: string };

export type Hit = {
  id: string;
  title: string;
  href: string;
  place?: string;
  around: Part[];
  language?: Locale;
  isPicture: boolean;
  sentAt?: string;
};
export type Group = { kind: string; name: string; hits: Hit[]; hasMore: boolean };

type Match = { entity: Entity; entry: IndexedEntry; rank: number; locale: Locale };

/** The rank of an entry that has the words in its texts but not in its title. */
const WITHIN = 2;

const SHOWN = 5;
const SHOWN_OF_ONE_KIND = 200;
const GLOBALS = 'globals';
const SENT = new Set(['requests', 'subscribers']);

/** Everything in which all words occur, by kind; the kind with the best hit comes first. */
export async function findEverywhere(
  req: PayloadRequest,
  content: readonly string[],
  { kind, locale, words: typed }: Question,
): Promise<Group[]> {
  const words = folded(typed)
    .split(/[\s\0]+/)
    .filter(Boolean);
  const shown = kind ? SHOWN_OF_ONE_KIND : SHOWN;
  const { collections, globals } = req.payload.config;
  const searched: Entity[] = [
    ...collections.filter(({ slug }) => content.includes(slug) || SENT.has(slug)),
    ...globals,
  ].filter((entity) => kindOf(entity) === (kind ?? kindOf(entity)));
  const entities = await readableOf(req, searched);
  const kept = entities.filter(({ slug }) => !SENT.has(slug));
  const index = await indexedEntries(req.payload, kept);
  if (words.length === 0) return [];

  const entriesOf = async (entity: Entity) =>
    isCollection(entity) && SENT.has(entity.slug)
      ? findSent(req, entity, words, shown + 1)
      : [...(index.get(entity.slug)?.values() ?? [])];
  const found = await Promise.all(
    entities.map(async (entity) => matchesAmong(entity, await entriesOf(entity), words, locale)),
  );
  const matches = found.flat();
  const groups = [...new Set(matches.map(({ entity }) => kindOf(entity)))].map((one) =>
    matches.filter(({ entity }) => kindOf(entity) === one),
  );
  return groups
    .sort(([one], [other]) => (one?.rank ?? 0) - (other?.rank ?? 0))
    .flatMap((group): Group[] => {
      const [first] = group;
      if (!first) return [];
      const hits = group.slice(0, shown).flatMap((one) => hitOf(req, one, words, locale) ?? []);
      return [{ ...namesOf(req, first.entity), hits, hasMore: group.length > shown }];
    });
}

/** Entries in which all words occur in one language; the best come first, then the newest. */
function matchesAmong(
  entity: Entity,
  entries: readonly IndexedEntry[],
  words: readonly string[],
  asked: Locale,
): Match[] {
  const languages = [asked, ...LOCALES.filter((one) => one !== asked)];
  const matches = entries.flatMap((entry): Match[] => {
    const locale = languages.find((one) => hasAll(entry.words[one] ?? '', words));
    if (!locale) return [];
    const inTitle = rankOf(titleIn(entry.titles, locale), words);
    return [{ entity, entry, locale, rank: languages.indexOf(locale) * (WITHIN + 1) + inTitle }];
  });
  return matches.sort(
    (one, other) => one.rank - other.rank || other.entry.savedAt.localeCompare(one.entry.savedAt),
  );
}

const hasAll = (text: string, words: readonly string[]) =>
  words.every((word) => text.includes(word));

function rankOf(title: string, words: readonly string[]): number {
  const plain = folded(title);
  if (!hasAll(plain, words)) return WITHIN;
  return plain.startsWith(words[0] ?? '') ? 0 : 1;
}

/** The entities that this person sees and may read: our rules open all entries of one, or none. */
async function readableOf(req: PayloadRequest, entities: readonly Entity[]): Promise<Entity[]> {
  const rights = await Promise.all(
    entities.map(async ({ access, admin }) => {
      const hidden: unknown = admin.hidden;
      if (typeof hidden === 'function' ? hidden({ user: req.user }) : hidden) return false;
      return (await executeAccess({ req, disableErrors: true }, access.read)) === true;
    }),
  );
  return entities.filter((_, at) => rights[at]);
}

const kindOf = (entity: Entity) => (isCollection(entity) ? entity.slug : GLOBALS);

function namesOf(req: PayloadRequest, entity: Entity): Pick<Group, 'kind' | 'name'> {
  const { globals } = STUDIO_WORDS[readerLanguage(req.i18n.language)].translations;
  const name = isCollection(entity) ? getTranslation(entity.labels.plural, req.i18n) : globals;
  return { kind: kindOf(entity), name };
}

function hitOf(
  req: PayloadRequest,
  { entity, entry, locale }: Match,
  words: readonly string[],
  asked: Locale,
): Hit | undefined {
  const text = textWithMostWords(entry.texts, words, locale);
  if (!text) return undefined;
  const { fields, flattenedFields, slug } = entity;
  const { language } = req.i18n;
  const { untitled } = STUDIO_WORDS[readerLanguage(language)].overview;
  const [title, page] = isCollection(entity)
    ? [titleIn(entry.titles, locale) || untitled, `collections/${slug}/${entry.id}`]
    : [getTranslation(entity.label, req.i18n), `globals/${slug}`];
  const isTitle = isCollection(entity) && text.path === entity.admin.useAsTitle;
  return {
    id: entry.id,
    title,
    href: `/admin/${page}?locale=${locale}${anchorOf(flattenedFields, text.path, locale)}`,
    ...(!isTitle && { place: describeFieldPath(fields, text.path, { language, t: req.t })?.label }),
    around: wordsAround(text.text.trim().replace(/\s*\n\s*/g, ' · '), words, isTitle),
    ...(text.locale && locale !== asked && { language: locale }),
    isPicture: slug === 'media',
    ...(SENT.has(slug) && { sentAt: entry.savedAt }),
  };
}

function textWithMostWords(texts: readonly FoundText[], words: readonly string[], locale: Locale) {
  let fullest: FoundText | undefined;
  let most = 0;
  for (const one of texts) {
    if ((one.locale ?? locale) !== locale) continue;
    const plain = folded(one.text);
    const count = words.filter((word) => plain.includes(word)).length;
    if (count > most) [fullest, most] = [one, count];
  }
  return fullest;
}

/** The form of a picture has a field for each language: `alt` in German is `alt_de` there. */
function anchorOf(fields: readonly FlattenedField[], path: string, locale: Locale): string {
  const inLanguage = `${path}_${locale}`;
  const shown = fields.some(({ name }) => name === inLanguage) ? inLanguage : path;
  return `#field-${shown.replaceAll('.', '__')}`;
}
