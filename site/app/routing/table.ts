import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { hasPage, OPTIONAL_PAGES, type OptionalPage } from '@clinic/cms/clinic-config/page-set';
import type { Messages } from '#app/messages/catalog.ts';

/**
 * The whole site on one screen: page id → its path in each language below the language's prefix, and
 * what else is fixed about it. Routes, links, canonical and hreflang, the language switcher, search,
 * footer, sitemap, previews, form limits and the tests derive from this table; the functions of each page
 * (data, view, structured data) are registered in pages/registry.ts. Links in mails are written in
 * the cms, which knows nothing of the site (`newsletter-token.ts`); no other path is written
 * elsewhere.
 */
export const ROUTE_TABLE = {
  home: { paths: { en: '', de: '', it: '' }, footer: false },
  approach: { paths: { en: 'approach', de: 'konzept', it: 'approach' }, footer: 'care' },
  healthConcerns: {
    paths: { en: 'health-concerns', de: 'schwerpunkte', it: 'health-concerns' },
    search: true,
    footer: 'care',
  },
  'healthConcerns.item': {
    paths: { en: 'health-concerns/:slug', de: 'schwerpunkte/:slug', it: 'health-concerns/:slug' },
    collection: 'health_concerns',
    schemaType: 'MedicalCondition',
    related: {
      related_therapies: 'therapies',
      related_diagnose: 'diagnosis',
      related_programs: 'programs',
    },
  },
  diagnosis: {
    paths: { en: 'diagnosis', de: 'diagnose', it: 'diagnosi' },
    search: true,
    footer: 'care',
  },
  'diagnosis.item': {
    paths: { en: 'diagnosis/:slug', de: 'diagnose/:slug', it: 'diagnosi/:slug' },
    collection: 'diagnose',
    schemaType: 'MedicalTest',
    related: { related: 'diagnosis' },
  },
  therapies: {
    paths: { en: 'therapies', de: 'therapien', it: 'terapie' },
    search: true,
    footer: 'care',
    aliases: { de: ['therapies'] },
  },
  'therapies.item': {
    paths: { en: 'therapies/:slug', de: 'therapien/:slug', it: 'terapie/:slug' },
    collection: 'therapies',
    schemaType: 'MedicalTherapy',
    related: { related: 'therapies', related_concerns: 'healthConcerns' },
    aliases: { de: ['therapies/:slug'] },
  },
  treatment: {
    paths: { en: 'treatment', de: 'behandlung', it: 'trattamento' },
    search: true,
    footer: 'care',
    mainMenu: false,
  },
  'treatment.item': {
    paths: { en: 'treatment/:slug', de: 'behandlung/:slug', it: 'trattamento/:slug' },
    collection: 'treatments',
    schemaType: 'MedicalProcedure',
  },
  programs: {
    paths: { en: 'programs', de: 'programme', it: 'programmi' },
    search: true,
    footer: 'care',
  },
  'programs.item': {
    paths: { en: 'programs/:slug', de: 'programme/:slug', it: 'programmi/:slug' },
    collection: 'programs',
  },
  costs: { paths: { en: 'costs', de: 'kosten', it: 'costi' }, footer: 'care' },
  request: {
    paths: { en: 'request', de: 'anfrage', it: 'iniziare' },
    search: true,
    footer: 'care',
    form: 'text',
    query: { program: 'entry', room: 'entry' },
  },
  team: {
    paths: { en: 'team', de: 'team', it: 'team' },
    search: true,
    footer: 'house',
    lists: 'team',
  },
  rooms: {
    paths: { en: 'rooms', de: 'zimmer', it: 'camera' },
    search: true,
    footer: 'house',
    lists: 'rooms',
  },
  images: {
    paths: { en: 'images', de: 'bilder', it: 'images' },
    search: true,
    footer: 'house',
    lists: 'images',
  },
  videos: {
    paths: { en: 'videos', de: 'videos', it: 'videos' },
    search: true,
    footer: 'house',
    lists: 'videos',
    aliases: { en: ['video'], de: ['video'], it: ['video'] },
  },
  'videos.category': {
    paths: { en: 'videos/:slug', de: 'videos/:slug', it: 'videos/:slug' },
    collection: 'video_categories',
  },
  video: { paths: { en: 'video/:id', de: 'video/:id', it: 'video/:id' }, lists: 'videos' },
  testimonials: {
    paths: { en: 'testimonials', de: 'patientenmeinungen', it: 'testimonials' },
    search: true,
    footer: 'house',
    lists: 'testimonials',
  },
  'testimonials.create': {
    paths: {
      en: 'testimonials/create',
      de: 'patientenmeinungen/erstellen',
      it: 'testimonials/create',
    },
    form: 'picture',
    sitemap: false,
  },
  news: { paths: { en: 'news', de: 'news', it: 'news' }, search: true, footer: 'house' },
  'news.page': {
    paths: { en: 'news/page/:page', de: 'news/page/:page', it: 'news/page/:page' },
    sitemap: false,
  },
  'news.item': {
    paths: { en: 'news/:slug', de: 'news/:slug', it: 'news/:slug' },
    collection: 'news',
  },
  vacancies: {
    paths: { en: 'vacancies', de: 'offene-stellen', it: 'vacancies' },
    search: true,
    footer: 'house',
    lists: 'vacancies',
  },
  downloads: {
    paths: { en: 'downloads', de: 'downloads', it: 'downloads' },
    search: true,
    footer: 'house',
    lists: 'downloads',
  },
  // The footer has it beside the address of the clinic.
  contact: {
    paths: { en: 'contact', de: 'kontakt', it: 'contact' },
    footer: false,
    form: 'text',
    query: { news: 'entry' },
  },
  impressum: { paths: { en: 'impressum', de: 'impressum', it: 'impressum' }, footer: 'legal' },
  privacy: { paths: { en: 'privacy', de: 'privacy', it: 'privacy' }, footer: 'legal' },
  evidence: { paths: { en: 'evidence', de: 'evidenz', it: 'evidenza' }, footer: false },
  accessibility: {
    paths: { en: 'accessibility', de: 'barrierefreiheit', it: 'accessibilita' },
    footer: 'legal',
  },
  thankyou: {
    paths: { en: 'thankyou', de: 'danke', it: 'grazie' },
    noindex: true,
    query: { t: 'private' },
  },
  newsletter: {
    paths: { en: 'newsletter', de: 'newsletter', it: 'newsletter' },
    noindex: true,
    form: 'text',
    query: { token: 'private' },
  },
  'newsletter.unsubscribe': {
    paths: {
      en: 'newsletter/unsubscribe',
      de: 'newsletter/unsubscribe',
      it: 'newsletter/unsubscribe',
    },
    noindex: true,
    form: 'text',
    isOpenToMailPrograms: true,
    query: { token: 'private' },
  },
  search: { paths: { en: 'search', de: 'search', it: 'search' }, noindex: true },
} as const satisfies Record<string, RouteOptions & { paths: ProductPaths }>;

/** What an article is about, in the words of schema.org. */
export type MedicalSchemaType =
  'MedicalCondition' | 'MedicalTest' | 'MedicalTherapy' | 'MedicalProcedure';

/** Lists whose entries are shown below others: those that have a heading for it in the messages. */
type RelatedList = Exclude<keyof Messages['related'], 'sameKind'>;

export type RouteOptions = {
  /** The collection whose entries have this page as their own. */
  collection?: string;
  /** The collection that it shows, where entries have no page of their own below it. */
  lists?: string;
  /**
   * Where the entries have the usual article as their page, and their list the usual overview: the
   * kind of schema.org that an entry describes. Without it, pages/registry.ts names both pages.
   */
  schemaType?: MedicalSchemaType;
  /** Below the usual article: link fields of its entries, and the list that has what they link to. */
  related?: Readonly<Record<string, RelatedList>>;
  /** Further addresses of the same page; its canonical address is the one in `paths`. */
  aliases?: Partial<Record<Locale, readonly string[]>>;
  /** Found by the search of the site, by its title and description in the messages. */
  search?: true;
  /**
   * The list of the footer that names it, in the order of this table; false if it is in none. Every
   * page that visitors may arrive at says so.
   */
  footer?: 'care' | 'house' | 'legal' | false;
  /** A list of the care that is not in the menu of clinics that have written none. */
  mainMenu?: false;
  /** Search engines are told to leave it out; it is not in the sitemap either. */
  noindex?: true;
  sitemap?: false;
  /** It takes a form: texts alone, or a picture too. */
  form?: 'text' | 'picture';
  /** Posts may come from elsewhere: mail programs unsubscribe by themselves (RFC 8058). */
  isOpenToMailPrograms?: true;
  /**
   * The query parameters that change the page. `entry` names an entry of the content; `private` has
   * a value that one visitor knows, and such a page is never cached.
   */
  query?: Readonly<Record<string, 'entry' | 'private'>>;
};

/** The languages that the product has paths in; a clinic adds others in clinic/clinic.ts. */
type ProductPaths = { en: string; de: string; it: string; fr?: string };

export type PageId = keyof typeof ROUTE_TABLE;

/** The path of a page below the prefix of a language: the clinic's own, the table's, or English. */
export function pathIn(id: PageId, locale: Locale, own = CLINIC.paths): string {
  const paths: Readonly<Record<string, string>> & ProductPaths = ROUTE_TABLE[id].paths;
  return own[locale]?.[id] ?? paths[locale] ?? paths.en;
}

/** The pages whose row has this option. */
export type PageIdWith<Fact extends keyof RouteOptions> = {
  [Id in PageId]: (typeof ROUTE_TABLE)[Id] extends Record<Fact, unknown> ? Id : never;
}[PageId];

/**
 * The page with which another is switched off: `news.item` goes with `news`. Who once subscribed can
 * unsubscribe from the newsletter by mails that were sent before it was given up.
 */
type OwnerOf<Id extends string> = Id extends 'newsletter.unsubscribe'
  ? Id
  : Id extends 'video'
    ? 'videos'
    : Id extends `${infer Owner}.${string}`
      ? Owner
      : Id;

function ownerOf(id: PageId): string {
  if (id === 'newsletter.unsubscribe') return id;
  return id === 'video' ? 'videos' : id.replace(/\..*/, '');
}

/** Pages that a clinic may have switched off in clinic/clinic.ts. */
export type OptionalPageId = {
  [Id in PageId]: OwnerOf<Id> extends OptionalPage ? Id : never;
}[PageId];

export function isOptional(id: PageId): id is OptionalPageId {
  return Object.hasOwn(OPTIONAL_PAGES, ownerOf(id));
}

const ALL_IDS = Object.keys(ROUTE_TABLE) as PageId[];

/** The pages of this clinic. */
export const PAGE_IDS = ALL_IDS.filter((id) => hasPage(ownerOf(id)));

/** The pages that it does without. */
export const SWITCHED_OFF_IDS = ALL_IDS.filter((id) => !PAGE_IDS.includes(id));

export function routeOptionsOf(id: PageId): RouteOptions & { paths: ProductPaths } {
  return ROUTE_TABLE[id];
}

export function pagesWith<Fact extends keyof RouteOptions>(fact: Fact): PageIdWith<Fact>[] {
  return PAGE_IDS.filter((id): id is PageIdWith<Fact> => routeOptionsOf(id)[fact] !== undefined);
}

/** The pages that the footer names in one of its lists. */
export type FooterPageId = {
  [Id in PageId]: (typeof ROUTE_TABLE)[Id] extends { footer: string } ? Id : never;
}[PageId];

export function footerPages(list: 'care' | 'house' | 'legal'): FooterPageId[] {
  return PAGE_IDS.filter((id): id is FooterPageId => routeOptionsOf(id).footer === list);
}
