import { registerMessages } from './catalog.ts';
import de from './de.json';
import en from './en.json';
import it from './it.json';

/** Imported by the server only: a browser loads only the language of its page. */
registerMessages('en', en);
registerMessages('de', de);
registerMessages('it', it);
