import type { Locale } from '@alpsera/cms/locales';

/**
 * The whole site on one screen: page id → its path in each language below the language's prefix, and
 * what else is fixed about it. Routes, links, canonical and hreflang, the language switcher, search,
 * sitemap, previews, form limits and the tests derive from this table; the functions of each page
 * (data, view, structured data) are registered in pages/registry.ts. Links in mails are written in
 * the cms, which knows nothing of the site (`newsletter-links.ts`); no other path is written
 * elsewhere.
 */
export const ROUTE_TABLE = {
  home: row('', '', ''),
  healthConcerns: row('health-concerns', 'schwerpunkte', 'health-concerns', { search: true }),
  'healthConcerns.item': row(
    ...(['health-concerns/:slug', 'schwerpunkte/:slug', 'health-concerns/:slug'] as const),
    { collection: 'health_concerns' },
  ),
  diagnosis: row('diagnosis', 'diagnose', 'diagnosi', { search: true }),
  'diagnosis.item': row('diagnosis/:slug', 'diagnose/:slug', 'diagnosi/:slug', {
    collection: 'diagnose',
  }),
  therapies: row('therapies', 'therapien', 'terapie', {
    search: true,
    aliases: { de: ['therapies'] },
  }),
  'therapies.item': row('therapies/:slug', 'therapien/:slug', 'terapie/:slug', {
    collection: 'therapies',
    aliases: { de: ['therapies/:slug'] },
  }),
  treatment: row('treatment', 'behandlung', 'trattamento', { search: true }),
  'treatment.item': row('treatment/:slug', 'behandlung/:slug', 'trattamento/:slug', {
    collection: 'treatments',
  }),
  programs: row('programs', 'programme', 'programmi', { search: true }),
  'programs.item': row('programs/:slug', 'programme/:slug', 'programmi/:slug', {
    collection: 'programs',
  }),
  rooms: row('rooms', 'zimmer', 'camera', { search: true, lists: 'rooms' }),
  team: row('team', 'team', 'team', { search: true, lists: 'team' }),
  images: row('images', 'bilder', 'images', { search: true, lists: 'images' }),
  approach: row('approach', 'konzept', 'approach'),
  contact: row('contact', 'kontakt', 'contact', { form: 'text', query: { news: 'entry' } }),
  impressum: row('impressum', 'impressum', 'impressum'),
  privacy: row('privacy', 'privacy', 'privacy'),
  accessibility: row('accessibility', 'barrierefreiheit', 'accessibilita'),
  vacancies: row('vacancies', 'offene-stellen', 'vacancies', { search: true, lists: 'vacancies' }),
  downloads: row('downloads', 'downloads', 'downloads', { search: true, lists: 'downloads' }),
  testimonials: row('testimonials', 'patientenmeinungen', 'testimonials', {
    search: true,
    lists: 'testimonials',
  }),
  'testimonials.create': row(
    ...(['testimonials/create', 'patientenmeinungen/erstellen', 'testimonials/create'] as const),
    { form: 'picture', sitemap: false },
  ),
  request: row('request', 'anfrage', 'iniziare', {
    search: true,
    form: 'text',
    query: { program: 'entry' },
  }),
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
  news: row('news', 'news', 'news', { search: true }),
  'news.page': row('news/page/:page', 'news/page/:page', 'news/page/:page', { sitemap: false }),
  'news.item': row('news/:slug', 'news/:slug', 'news/:slug', { collection: 'news' }),
  videos: row('videos', 'videos', 'videos', {
    search: true,
    lists: 'videos',
    aliases: { en: ['video'], de: ['video'], it: ['video'] },
  }),
  'videos.category': row('videos/:slug', 'videos/:slug', 'videos/:slug', {
    collection: 'video_categories',
  }),
  video: row('video/:id', 'video/:id', 'video/:id', { lists: 'videos' }),
} as const;

export type PageFacts = {
  /** The collection whose entries have this page as their own. */
  collection?: string;
  /** The collection that it shows, where entries have no page of their own below it. */
  lists?: string;
  /** Further addresses of the same page; its canonical address is the one in `paths`. */
  aliases?: Partial<Record<Locale, readonly string[]>>;
  /** Found by the search of the site, by its title and description in the messages. */
  search?: true;
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
