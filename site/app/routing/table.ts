import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { hasPage, OPTIONAL_PAGES, type OptionalPage } from '@clinic/cms/clinic-config/page-set';
import type { Messages } from '#app/messages/catalog.ts';

/** Paths in English, German and Italian; without a translation, the English one. */
const at = <const En extends string>(en: En, de: string = en, it: string = en) => ({ en, de, it });

/**
 * All pages of the site: the path of each below the prefix of a language, and what else is fixed
 * about it. The functions of a page are in pages/registry.ts. Only the paths of links in mails are
 * written elsewhere (`newsletter-token.ts`), because the cms knows nothing of the site.
 */
export const ROUTE_TABLE = {
  home: { paths: at(''), footer: false },
  approach: { paths: at('approach', 'konzept'), footer: 'care' },
  healthConcerns: { paths: at('health-concerns', 'schwerpunkte'), search: true, footer: 'care' },
  'healthConcerns.item': {
    paths: at('health-concerns/:slug', 'schwerpunkte/:slug'),
    collection: 'health_concerns',
    schemaType: 'MedicalCondition',
    related: {
      related_therapies: 'therapies',
      related_diagnose: 'diagnosis',
      related_programs: 'programs',
    },
  },
  diagnosis: { paths: at('diagnosis', 'diagnose', 'diagnosi'), search: true, footer: 'care' },
  'diagnosis.item': {
    paths: at('diagnosis/:slug', 'diagnose/:slug', 'diagnosi/:slug'),
    collection: 'diagnose',
    schemaType: 'MedicalTest',
    related: { related: 'diagnosis' },
  },
  therapies: {
    paths: at('therapies', 'therapien', 'terapie'),
    search: true,
    footer: 'care',
    aliases: { de: ['therapies'] },
  },
  'therapies.item': {
    paths: at('therapies/:slug', 'therapien/:slug', 'terapie/:slug'),
    collection: 'therapies',
    schemaType: 'MedicalTherapy',
    related: { related: 'therapies', related_concerns: 'healthConcerns' },
    aliases: { de: ['therapies/:slug'] },
  },
  treatment: {
    paths: at('treatment', 'behandlung', 'trattamento'),
    search: true,
    footer: 'care',
    mainMenu: false,
  },
  'treatment.item': {
    paths: at('treatment/:slug', 'behandlung/:slug', 'trattamento/:slug'),
    collection: 'treatments',
    schemaType: 'MedicalProcedure',
  },
  programs: { paths: at('programs', 'programme', 'programmi'), search: true, footer: 'care' },
  'programs.item': {
    paths: at('programs/:slug', 'programme/:slug', 'programmi/:slug'),
    collection: 'programs',
  },
  costs: { paths: at('costs', 'kosten', 'costi'), footer: 'care' },
  request: {
    paths: at('request', 'anfrage', 'iniziare'),
    search: true,
    footer: 'care',
    form: 'text',
    query: { program: 'entry', room: 'entry' },
  },
  team: { paths: at('team'), search: true, footer: 'house', lists: 'team' },
  rooms: { paths: at('rooms', 'zimmer', 'camera'), search: true, footer: 'house', lists: 'rooms' },
  images: { paths: at('images', 'bilder'), search: true, footer: 'house', lists: 'images' },
  videos: {
    paths: at('videos'),
    search: true,
    footer: 'house',
    lists: 'videos',
    aliases: { en: ['video'], de: ['video'], it: ['video'] },
  },
  'videos.category': { paths: at('videos/:slug'), collection: 'video_categories' },
  video: { paths: at('video/:id'), lists: 'videos' },
  testimonials: {
    paths: at('testimonials', 'patientenmeinungen'),
    search: true,
    footer: 'house',
    lists: 'testimonials',
  },
  'testimonials.create': {
    paths: at('testimonials/create', 'patientenmeinungen/erstellen'),
    form: 'picture',
    sitemap: false,
  },
  news: { paths: at('news'), search: true, footer: 'house' },
  'news.page': { paths: at('news/page/:page'), sitemap: false },
  'news.item': { paths: at('news/:slug'), collection: 'news' },
  vacancies: {
    paths: at('vacancies', 'offene-stellen'),
    search: true,
    footer: 'house',
    lists: 'vacancies',
  },
  downloads: { paths: at('downloads'), search: true, footer: 'house', lists: 'downloads' },
  // The footer links to it beside the address of the clinic.
  contact: {
    paths: at('contact', 'kontakt'),
    footer: false,
    form: 'text',
    query: { news: 'entry' },
  },
  impressum: { paths: at('impressum'), footer: 'legal' },
  privacy: { paths: at('privacy'), footer: 'legal' },
  evidence: { paths: at('evidence', 'evidenz', 'evidenza'), footer: false },
  accessibility: {
    paths: at('accessibility', 'barrierefreiheit', 'accessibilita'),
    footer: 'legal',
  },
  thankyou: { paths: at('thankyou', 'danke', 'grazie'), noindex: true, query: { t: 'private' } },
  newsletter: { paths: at('newsletter'), noindex: true, form: 'text', query: { token: 'private' } },
  'newsletter.unsubscribe': {
    paths: at('newsletter/unsubscribe'),
    noindex: true,
    form: 'text',
    isOpenToMailPrograms: true,
    query: { token: 'private' },
  },
  search: { paths: at('search'), noindex: true },
} as const satisfies Record<string, RouteOptions & { paths: ProductPaths }>;

export type MedicalSchemaType =
  'MedicalCondition' | 'MedicalTest' | 'MedicalTherapy' | 'MedicalProcedure';

/** Lists whose entries can be related to another entry: those with a heading in the messages. */
type RelatedList = Exclude<keyof Messages['related'], 'sameKind'>;

export type RouteOptions = {
  /** The collection whose entries have this page as their own. */
  collection?: string;
  /** The collection that the page lists, if its entries have no pages of their own below it. */
  lists?: string;
  /** Set if entries are shown as the usual article; pages/registry.ts names all other pages. */
  schemaType?: MedicalSchemaType;
  /** Shown below the usual article: fields of an entry, and the list whose entries they link to. */
  related?: Readonly<Record<string, RelatedList>>;
  /** Further paths of the page; the canonical address is the one in `paths`. */
  aliases?: Partial<Record<Locale, readonly string[]>>;
  /** Found by the search of the site, by its title and description in the messages. */
  search?: true;
  /** The list of the footer that links to the page, or false; registry.test.ts says who needs it. */
  footer?: 'care' | 'house' | 'legal' | false;
  /** False for a `care` list that is left out of the menu of clinics that have written none. */
  mainMenu?: false;
  /** Hidden from search engines, and not in the sitemap either. */
  noindex?: true;
  sitemap?: false;
  /** The page takes a form: texts alone, or a picture too. */
  form?: 'text' | 'picture';
  /** Posts from elsewhere are accepted: mail programs unsubscribe by themselves (RFC 8058). */
  isOpenToMailPrograms?: true;
  /** Query parameters that change the page. One that is `private` to a visitor prevents caching. */
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

export type PageIdWith<Fact extends keyof RouteOptions> = {
  [Id in PageId]: (typeof ROUTE_TABLE)[Id] extends Record<Fact, unknown> ? Id : never;
}[PageId];

/** Switched off together: `news.item` with `news`. Unsubscribing stays, for mails already sent. */
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

export const PAGE_IDS = ALL_IDS.filter((id) => hasPage(ownerOf(id)));

export const SWITCHED_OFF_IDS = ALL_IDS.filter((id) => !PAGE_IDS.includes(id));

export function routeOptionsOf(id: PageId): RouteOptions & { paths: ProductPaths } {
  return ROUTE_TABLE[id];
}

export function pagesWith<Fact extends keyof RouteOptions>(fact: Fact): PageIdWith<Fact>[] {
  return PAGE_IDS.filter((id): id is PageIdWith<Fact> => routeOptionsOf(id)[fact] !== undefined);
}

export type FooterPageId = {
  [Id in PageId]: (typeof ROUTE_TABLE)[Id] extends { footer: string } ? Id : never;
}[PageId];

export function footerPages(list: 'care' | 'house' | 'legal'): FooterPageId[] {
  return PAGE_IDS.filter((id): id is FooterPageId => routeOptionsOf(id).footer === list);
}
