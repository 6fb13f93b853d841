/**
 * What is fixed about this clinic. Its texts, pictures, prices and contact details are content, which
 * editors keep in the studio; content/ is what an empty database begins with.
 */
export const clinic = {
  /** As it stands in the header, in mails, in the studio and on the icons. */
  name: 'Clinic',
  /**
   * The languages of the content by their codes. `tag` is for browsers and search engines, `formats`
   * decides how amounts are written.
   */
  languages: {
    en: { name: 'English', tag: 'en', formats: 'en-CH' },
    de: { name: 'Deutsch', tag: 'de', formats: 'de-CH' },
    it: { name: 'Italiano', tag: 'it', formats: 'it-CH' },
    fr: { name: 'Français', tag: 'fr', formats: 'fr-CH' },
  },
  /** Its pages have addresses without a prefix, and stand in for what is not translated. */
  defaultLanguage: 'en',
  /** The order in which the language switcher offers them. */
  switcher: ['en', 'de', 'it', 'fr'],
  /**
   * Paths of pages in languages that the product does not have, or that should differ from those in
   * site/app/routing/table.ts. Without one, the English path. Those of the newsletter are the same in
   * every language, since mails link to them.
   */
  paths: {
    fr: {
      approach: 'approche',
      healthConcerns: 'problemes-de-sante',
      'healthConcerns.item': 'problemes-de-sante/:slug',
      diagnosis: 'diagnostic',
      'diagnosis.item': 'diagnostic/:slug',
      therapies: 'therapies',
      'therapies.item': 'therapies/:slug',
      treatment: 'prise-en-charge',
      'treatment.item': 'prise-en-charge/:slug',
      programs: 'programmes',
      'programs.item': 'programmes/:slug',
      costs: 'tarifs',
      request: 'demande',
      team: 'equipe',
      rooms: 'chambres',
      images: 'images',
      videos: 'videos',
      'videos.category': 'videos/:slug',
      video: 'video/:id',
      testimonials: 'temoignages',
      'testimonials.create': 'temoignages/ecrire',
      news: 'actualites',
      'news.page': 'actualites/page/:page',
      'news.item': 'actualites/:slug',
      vacancies: 'offres-emploi',
      downloads: 'telechargements',
      contact: 'contact',
      impressum: 'mentions-legales',
      privacy: 'protection-des-donnees',
      evidence: 'niveau-de-preuve',
      accessibility: 'accessibilite',
      thankyou: 'merci',
      newsletter: 'newsletter',
      'newsletter.unsubscribe': 'newsletter/unsubscribe',
      search: 'recherche',
    },
  },
  /**
   * Every page is there unless it is switched off here: `{ rooms: false, vacancies: false }`. With a
   * page goes all that leads to it, and its entries in the studio.
   * cms/src/clinic-config/page-set.ts has the names.
   */
  pages: {},
  /** The countries that forms offer first; the first one is the clinic's own. */
  countries: ['CH'],
  currency: 'CHF',
  timeZone: 'Europe/Zurich',
  /** For pages that are shown when no content can be read. */
  phone: '+00 000 000 00 00',
  /** The sender of mails, unless MAIL_FROM names another. */
  mailFrom: 'info@clinic.example',
  /** The weekday on which guests arrive and leave; 0 is Sunday. */
  transferDay: 0,
};
