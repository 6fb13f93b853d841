import { LOCALES, type Locale } from '@alpsera/cms/locales';
import { useLocation, useMatches } from 'react-router';
import type { Seo } from '../pages/seo.ts';
import { overviewOf } from '../routing/breadcrumbs.ts';
import { href } from '../routing/href.ts';

/** Where the language links lead: the same page; where it does not exist, its overview, or home. */
export function useAlternates(): Record<Locale, string> {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.loaderData as { seo?: Seo } | undefined;
  const overview = overviewOf(pathname) ?? 'home';
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      page?.seo?.alternates[locale] ?? href(overview, {} as never, locale),
    ]),
  ) as Record<Locale, string>;
}
