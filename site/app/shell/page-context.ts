import { createContext, use } from 'react';
import { type Locale, LOCALES } from '@clinic/cms/clinic-config/locales';
import { useSite } from '#app/site-context.ts';
import { href, type PlainPageId, hrefOfAny } from '#app/routing/href.ts';
import { parentPageOf } from '#app/routing/breadcrumbs.ts';
import { UNKNOWN_ITEM } from '#app/routing/unknown-item.ts';
import type { Seo } from '#app/seo/seo.ts';
import type { ShellData } from './shell-data/shell-data.ts';

/** The operator's tracking settings, the same for every visitor, so that pages may hold them. */
export type TrackingSettings = {
  analyticsId: string | undefined;
  gclidConsent: boolean;
};

export type PageView = {
  path: string;
  /** The query that the page accepts, with its question mark. */
  search: string;
  shell: ShellData;
  tracking: TrackingSettings;
  /** The page's own data; absent on error pages. */
  data?: object;
  /** The response to a form that was submitted without scripts. */
  answer?: object;
};

export const PageContext = createContext<PageView | undefined>(undefined);

function usePage(): PageView {
  const page = use(PageContext);
  if (!page) throw new Error('This is shown outside of a page');
  return page;
}

export function usePageData<DataOf extends (...args: never[]) => unknown>(): NonNullable<
  Awaited<ReturnType<DataOf>>
> {
  return usePage().data as NonNullable<Awaited<ReturnType<DataOf>>>;
}

export function useShell(): ShellData {
  return usePage().shell;
}

export function usePath(): { pathname: string; search: string } {
  const { path: pathname, search } = usePage();
  return { pathname, search };
}

export function useAnswer<Answer extends object>(): Answer | undefined {
  return usePage().answer as Answer | undefined;
}

function useShownData(): object | undefined {
  return usePage().data;
}

export function useTrackingSettings(): TrackingSettings | undefined {
  return use(PageContext)?.tracking;
}

export function useLocale(): Locale {
  return useSite().locale;
}

/** The path of the page; undefined on error pages, which are the same for all addresses. */
export function useShownPath(): string | undefined {
  const { pathname } = usePath();
  return useShownData() && pathname;
}

/** The address of a page that has something to show; undefined if it is switched off or empty. */
export function useOfferedHref(): (id: PlainPageId) => string | undefined {
  const { emptyPages, locale } = useShell();
  return (id) => (emptyPages.some((one) => one === id) ? undefined : href(id, {}, locale));
}

type Page = { seo?: Seo; query?: Record<string, string> };

/** The same page with the same query; where a language lacks it, its overview or the home page. */
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
