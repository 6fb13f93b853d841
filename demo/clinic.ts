/**
 * What is fixed about this clinic. Its texts, pictures, prices and contact details are content, which
 * editors keep in the studio; content/ is what an empty database begins with.
 */
export const clinic = {
  /** As it stands in the header, in mails, in the studio and on the icons. */
  name: 'Alpsera',
  /**
   * The languages of the content by their codes. `tag` is for browsers and search engines, `formats`
   * decides how amounts are written.
   */
  languages: {
    en: { name: 'English', tag: 'en-US', formats: 'en-GB' },
    de: { name: 'Deutsch', tag: 'de-DE', formats: 'de-CH' },
    it: { name: 'Italiano', tag: 'it-IT', formats: 'it-CH' },
  },
  /** Its pages have addresses without a prefix, and stand in for what is not translated. */
  defaultLanguage: 'en',
  /** The order in which the language switcher offers them. */
  switcher: ['de', 'en', 'it'],
  /**
   * Paths of pages in languages that the product does not have, or that should differ from those in
   * site/app/routing/table.ts: `{ fr: { approach: 'approche' } }`. Without one, the English path.
   */
  paths: {},
  /**
   * Every page is there unless it is switched off here: `{ rooms: false, vacancies: false }`. With a
   * page goes all that leads to it, and its entries in the studio.
   * cms/src/clinic-config/page-set.ts has the names.
   */
  pages: {},
  /** The countries that forms offer first; the first one is the clinic's own. */
  countries: ['CH', 'DE', 'IT', 'AT'],
  currency: 'CHF',
  timeZone: 'Europe/Zurich',
  /** For pages that are shown when no content can be read. */
  phone: '+41 81 000 00 00',
  /** The sender of mails, unless MAIL_FROM names another. */
  mailFrom: 'info@alpsera.example',
  /** The weekday on which guests arrive and leave; 0 is Sunday. */
  transferDay: 0,
};
