import type { Locale } from '@alpsera/cms/locales';

/** English has no prefix of its own; `/en` leads to the same pages. */
export const LOCALE_PREFIX: Record<Locale, string> = { en: '', de: 'de', it: 'it' };
