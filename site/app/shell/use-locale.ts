import type { Locale } from '@alpsera/cms/locales';
import { useSite } from '#app/site-context.ts';

/** The language of the page that is shown. */
export function useLocale(): Locale {
  return useSite().locale;
}
