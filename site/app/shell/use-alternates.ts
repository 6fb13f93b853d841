import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { parentPageOf } from '#app/routing/breadcrumbs.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { UNKNOWN_ITEM } from '#app/routing/unknown-item.ts';
import type { Seo } from '#app/seo/seo.ts';
import { useShownData } from './page-context.ts';
import { useShownPath } from './use-shown-path.ts';

type Page = { seo?: Seo; query?: Record<string, string> };

/**
 * The targets of the language links: the same page with the same query; if it does not exist in a
 * language, its overview page or the home page.
 */
export function useAlternates(): Record<Locale, string> {
  const path = useShownPath();
  const page = useShownData() as Page | undefined;
  const overview = (path === undefined ? undefined : parentPageOf(path)) ?? 'home';
  const named = Object.entries(page?.query ?? {}).filter(([, value]) => value !== UNKNOWN_ITEM);
  const asked = String(new URLSearchParams(named));
  const addressIn = (locale: Locale): string => {
    const same = page?.seo?.alternates[locale];
    if (!same) return hrefOfAny(overview, {}, locale);
    return asked ? `${same}?${asked}` : same;
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, addressIn(locale)])) as Record<
    Locale,
    string
  >;
}
