import type { Locale } from '@clinic/cms/clinic-config/locales';
import { localePrefix } from './locale-prefix.ts';

/** The address of a section or of a page in it: these come from content, not from the table. */
export function categoryHref(locale: Locale, category: string, slug?: string): string {
  const segments = slug === undefined ? [category] : [category, slug];
  const encoded = segments.map((segment) => encodeURIComponent(segment));
  return `/${[localePrefix(locale), ...encoded].filter(Boolean).join('/')}`;
}
