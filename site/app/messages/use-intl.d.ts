import type { Locale } from '@clinic/cms/clinic-config/locales';
import type en from './en.json';

/** Messages are known by their names: a misspelt one does not compile. */
declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof en;
  }
}
