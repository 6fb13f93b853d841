import type { Locale } from '@alpsera/cms/locales';
import type en from './en.json';

/** Messages are known by their names: a misspelt one does not compile. */
declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof en;
  }
}
