import deMails from './words/de/mails.json';
import de from './words/de/site.json';
import en from './words/en/site.json';
import itMails from './words/it/mails.json';
import it from './words/it/site.json';

/**
 * The clinic's own words, by language: what it says differently from the product, and all words of a
 * language that the product does not have. `site` replaces words of site/app/messages, `mails` of
 * cms/src/mail/texts, `forms` of cms/src/forms/words; what is missing stays as it is there, or
 * English.
 */
export const words = {
  en: { site: en },
  de: { site: de, mails: deMails },
  it: { site: it, mails: itMails },
};
