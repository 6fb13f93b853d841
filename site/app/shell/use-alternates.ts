import { LOCALES, type Locale } from '@alpsera/cms/locales';
import { useMatches } from 'react-router';
import { href } from '../routing/href.ts';
import type { Seo } from '../pages/seo.ts';

/** Where the language links lead: the same page, or the home page where it does not exist. */
export function useAlternates(): Record<Locale, string> {
  const matches = useMatches();
  const page = matches.at(-1)?.loaderData as { seo?: Seo } | undefined;
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, page?.seo?.alternates[locale] ?? href('home', {}, locale)]),
  ) as Record<Locale, string>;
}
