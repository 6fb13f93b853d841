import type { Locale } from '@alpsera/cms/locales';

/**
 * The whole site on one screen: page id → path per locale below its prefix, the module that shows
 * it, and the collection behind it. Routes, links, canonical and hreflang, the language switcher,
 * the sitemap, previews and the tests all derive from this table. Links in mails are written in the
 * cms, which knows nothing of the site (`newsletter-links.ts`); no other path is written elsewhere.
 */
export const ROUTE_TABLE = {
  home: row('', '', '', 'home'),
  healthConcerns: row('health-concerns', 'schwerpunkte', 'health-concerns', 'overview'),
  'healthConcerns.item': row(
    'health-concerns/:slug',
    'schwerpunkte/:slug',
    'health-concerns/:slug',
    'article',
    'health_concerns',
  ),
  diagnosis: row('diagnosis', 'diagnose', 'diagnosi', 'overview'),
  'diagnosis.item': row(
    'diagnosis/:slug',
    'diagnose/:slug',
    'diagnosi/:slug',
    'article',
    'diagnose',
  ),
  therapies: row('therapies', 'therapien', 'terapie', 'overview', undefined, { de: ['therapies'] }),
  'therapies.item': row(
    'therapies/:slug',
    'therapien/:slug',
    'terapie/:slug',
    'article',
    'therapies',
    { de: ['therapies/:slug'] },
  ),
  treatment: row('treatment', 'behandlung', 'trattamento', 'overview'),
  'treatment.item': row(
    'treatment/:slug',
    'behandlung/:slug',
    'trattamento/:slug',
    'article',
    'treatments',
  ),
  programs: row('programs', 'programme', 'programmi', 'programs'),
  'programs.item': row(
    'programs/:slug',
    'programme/:slug',
    'programmi/:slug',
    'program-item',
    'programs',
  ),
  rooms: row('rooms', 'zimmer', 'camera', 'rooms'),
  team: row('team', 'team', 'team', 'team'),
  images: row('images', 'bilder', 'images', 'images'),
  approach: row('approach', 'konzept', 'approach', 'approach'),
  contact: row('contact', 'kontakt', 'contact', 'contact'),
  impressum: row('impressum', 'impressum', 'impressum', 'text'),
  privacy: row('privacy', 'privacy', 'privacy', 'privacy'),
  accessibility: row('accessibility', 'barrierefreiheit', 'accessibilita', 'text'),
  vacancies: row('vacancies', 'offene-stellen', 'vacancies', 'vacancies'),
  downloads: row('downloads', 'downloads', 'downloads', 'downloads'),
  testimonials: row('testimonials', 'patientenmeinungen', 'testimonials', 'testimonials'),
  'testimonials.create': row(
    'testimonials/create',
    'patientenmeinungen/erstellen',
    'testimonials/create',
    'testimonial-form',
  ),
  request: row('request', 'anfrage', 'iniziare', 'request'),
  thankyou: row('thankyou', 'danke', 'grazie', 'thankyou'),
  newsletter: row('newsletter', 'newsletter', 'newsletter', 'newsletter'),
  'newsletter.unsubscribe': row(
    'newsletter/unsubscribe',
    'newsletter/unsubscribe',
    'newsletter/unsubscribe',
    'newsletter-unsubscribe',
  ),
  search: row('search', 'search', 'search', 'search'),
  news: row('news', 'news', 'news', 'news'),
  'news.page': row('news/page/:page', 'news/page/:page', 'news/page/:page', 'news'),
  'news.item': row('news/:slug', 'news/:slug', 'news/:slug', 'news-item', 'news'),
  videos: row('videos', 'videos', 'videos', 'videos', undefined, {
    ...{ en: ['video'], de: ['video'], it: ['video'] },
  }),
  'videos.category': row(
    'videos/:slug',
    'videos/:slug',
    'videos/:slug',
    'videos',
    'video_categories',
  ),
  video: row('video/:id', 'video/:id', 'video/:id', 'video'),
} as const;

type Aliases = Partial<Record<Locale, readonly string[]>>;

function row<
  En extends string,
  De extends string,
  It extends string,
  const Page extends string,
  const Collection extends string | undefined = undefined,
>(en: En, de: De, it: It, page: Page, collection?: Collection, aliases: Aliases = {}) {
  return {
    paths: { en, de, it },
    /** The folder of the page's module below pages/. */
    page,
    /** The collection whose entries have this page as their own. */
    collection: collection as Collection,
    /** Further addresses of the same page; its canonical address is the one in `paths`. */
    aliases,
  };
}

export type PageId = keyof typeof ROUTE_TABLE;

export const PAGE_IDS = Object.keys(ROUTE_TABLE) as PageId[];
