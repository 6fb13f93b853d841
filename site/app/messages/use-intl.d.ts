import type { Locale } from '@clinic/cms/clinic-config/locales';
import type en from './en.json';

/** With these types, a misspelt key of a message does not compile. */
declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof en;
  }
}
