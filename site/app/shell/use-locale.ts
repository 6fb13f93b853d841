import type { Locale } from '@clinic/cms/clinic-config/locales';
import { useSite } from '#app/site-context.ts';

export function useLocale(): Locale {
  return useSite().locale;
}
