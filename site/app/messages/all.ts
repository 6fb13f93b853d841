import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { missingWords, wordsFor } from '@clinic/cms/clinic-config/words';
import { registerMessages, type Messages } from './catalog.ts';
import de from './de.json';
import en from './en.json';
import it from './it.json';

const siteWords = wordsFor<Messages>('site', { en, de, it });
export const missingSiteWords = missingWords('site', { en, de, it });

// Only the server imports this file: a browser loads only the language of its page.
for (const locale of LOCALES) registerMessages(locale, siteWords(locale));
