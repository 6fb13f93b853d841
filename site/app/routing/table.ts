import type { Locale } from '@alpsera/cms/locales';

/**
 * The whole site on one screen: page id → its path in each language below the language's prefix, and
 * what else is fixed about it. Routes, links, canonical and hreflang, the language switcher, search,
 * footer, sitemap, previews, form limits and the tests derive from this table; the functions of each page
 * (data, view, structured data) are registered in pages/registry.ts. Links in mails are written in
 * the cms, which knows nothing of the site (`newsletter-links.ts`); no other path is written
 * elsewhere.
 */
export const ROUTE_TABLE = {
  home: row('', '', '', { footer: false }),
  approach: row('approach', 'konzept', 'approach', { footer: 'care' }),
  healthConcerns: row('health-concerns', 'schwerpunkte', 'health-concerns', {
    search: true,
    footer: 'care',
  }),
  'healthConcerns.item': row(
    ...(['health-concerns/:slug', 'schwerpunkte/:slug', 'health-concerns/:slug'] as const),
    {
      collection: 'health_concerns',
      about: 'MedicalCondition',
      related: {
        related_therapies: 'therapies',
        related_diagnose: 'diagnosis',
        related_programs: 'programs',
      },
    },
  ),
  diagnosis: row('diagnosis', 'diagnose', 'diagnosi', { search: true, footer: 'care' }),
  'diagnosis.item': row('diagnosis/:slug', 'diagnose/:slug', 'diagnosi/:slug', {
    collection: 'diagnose',
    about: 'MedicalTest',
    related: { related: 'diagnosis' },
  }),
  therapies: row('therapies', 'therapien', 'terapie', {
    search: true,
    footer: 'care',
    aliases: { de: ['therapies'] },
  }),
  'therapies.item': row('therapies/:slug', 'therapien/:slug', 'terapie/:slug', {
    collection: 'therapies',
    about: 'MedicalTherapy',
    related: { related: 'therapies', related_concerns: 'healthConcerns' },
    aliases: { de: ['therapies/:slug'] },
  }),
  treatment: row('treatment', 'behandlung', 'trattamento', { search: true, footer: 'care' }),
  'treatment.item': row('treatment/:slug', 'behandlung/:slug', 'trattamento/:slug', {
    collection: 'treatments',
    about: 'MedicalProcedure',
  }),
  programs: row('programs', 'programme', 'programmi', { search: true, footer: 'care' }),
  'programs.item': row('programs/:slug', 'programme/:slug', 'programmi/:slug', {
    collection: 'programs',
  }),
  costs: row('costs', 'kosten', 'costi', { footer: 'care' }),
  request: row('request', 'anfrage', 'iniziare', {
    search: true,
    footer: 'care',
    form: 'text',
    query: { program: 'entry', room: 'entry' },
  }),
  team: row('team', 'team', 'team', { search: true, footer: 'house', lists: 'team' }),
  rooms: row('rooms', 'zimmer', 'camera', { search: true, footer: 'house', lists: 'rooms' }),
  images: row('images', 'bilder', 'images', { search: true, footer: 'house', lists: 'images' }),
  videos: row('videos', 'videos', 'videos', {
    search: true,
    footer: 'house',
    lists: 'videos',
    aliases: { en: ['video'], de: ['video'], it: ['video'] },
  }),
  'videos.category': row('videos/:slug', 'videos/:slug', 'videos/:slug', {
    collection: 'video_categories',
  }),
  video: row('video/:id', 'video/:id', 'video/:id', { lists: 'videos' }),
  testimonials: row('testimonials', 'patientenmeinungen', 'testimonials', {
    search: true,
    footer: 'house',
    lists: 'testimonials',
  }),
  'testimonials.create': row(
    ...(['testimonials/create', 'patientenmeinungen/erstellen', 'testimonials/create'] as const),
    { form: 'picture', sitemap: false },
  ),
  news: row('news', 'news', 'news', { search: true, footer: 'house' }),
  'news.page': row('news/page/:page', 'news/page/:page', 'news/page/:page', { sitemap: false }),
  'news.item': row('news/:slug', 'news/:slug', 'news/:slug', { collection: 'news' }),
  vacancies: row('vacancies', 'offene-stellen', 'vacancies', {
    search: true,
    footer: 'house',
    lists: 'vacancies',
  }),
  downloads: row('downloads', 'downloads', 'downloads', {
    search: true,
    footer: 'house',
    lists: 'downloads',
  }),
  // The footer has it beside the address of the clinic.
  contact: row('contact', 'kontakt', 'contact', {
    footer: false,
    form: 'text',
    query: { news: 'entry' },
  }),
  impressum: row('impressum', 'impressum', 'impressum', { footer: 'legal' }),
  privacy: row('privacy', 'privacy', 'privacy', { footer: 'legal' }),
  accessibility: row('accessibility', 'barrierefreiheit', 'accessibilita', { footer: 'legal' }),
  thankyou: row('thankyou', 'danke', 'grazie', { noindex: true, query: { t: 'private' } }),
  newsletter: row('newsletter', 'newsletter', 'newsletter', {
    noindex: true,
    form: 'text',
    query: { token: 'private' },
  }),
  'newsletter.unsubscribe': row(
    ...(['newsletter/unsubscribe', 'newsletter/unsubscribe', 'newsletter/unsubscribe'] as const),
    { noindex: true, form: 'text', isOpenToMailPrograms: true, query: { token: 'private' } },
  ),
  search: row('search', 'search', 'search', { noindex: true }),
} as const;

/** What an article is about, in the words of schema.org. */
export type MedicalSubject =
  'MedicalCondition' | 'MedicalTest' | 'MedicalTherapy' | 'MedicalProcedure';

/** Lists whose entries are shown below others, each under a heading in the messages. */
type RelatedList = 'healthConcerns' | 'diagnosis' | 'therapies' | 'programs';

export type PageFacts = {
  /** The collection whose entries have this page as their own. */
  collection?: string;
  /** The collection that it shows, where entries have no page of their own below it. */
  lists?: string;
  /**
   * Where the entries have the usual article as their page, and their list the usual overview: the
   * kind of schema.org that an entry describes. Without it, pages/registry.ts names both pages.
   */
  about?: MedicalSubject;
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

function row<
  En extends string,
  De extends string,
  It extends string,
  const Facts extends PageFacts = Record<never, never>,
>(en: En, de: De, it: It, facts: Facts = {} as Facts) {
  return { paths: { en, de, it }, ...facts };
}

export type PageId = keyof typeof ROUTE_TABLE;

/** The pages of whose row a fact is told. */
export type PageIdWith<Fact extends keyof PageFacts> = {
  [Id in PageId]: (typeof ROUTE_TABLE)[Id] extends Record<Fact, unknown> ? Id : never;
}[PageId];

export const PAGE_IDS = Object.keys(ROUTE_TABLE) as PageId[];

export function factsOf(id: PageId): PageFacts & { paths: Record<Locale, string> } {
  return ROUTE_TABLE[id];
}

export function pagesWith<Fact extends keyof PageFacts>(fact: Fact): PageIdWith<Fact>[] {
  return PAGE_IDS.filter((id): id is PageIdWith<Fact> => factsOf(id)[fact] !== undefined);
}

/** The pages that the footer names in one of its lists. */
export type FooterPageId = {
  [Id in PageId]: (typeof ROUTE_TABLE)[Id] extends { footer: string } ? Id : never;
}[PageId];

export function footerPages(list: 'care' | 'house' | 'legal'): FooterPageId[] {
  return PAGE_IDS.filter((id): id is FooterPageId => factsOf(id).footer === list);
}
