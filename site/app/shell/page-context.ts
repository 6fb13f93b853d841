import { createContext, use } from 'react';
import { type Locale, LOCALES } from '@clinic/cms/clinic-config/locales';
import { useSite } from '#app/site-context.ts';
import { href, type PlainPageId, hrefOfAny } from '#app/routing/href.ts';
import { parentPageOf } from '#app/routing/breadcrumbs.ts';
import { UNKNOWN_ITEM } from '#app/routing/unknown-item.ts';
import type { Seo } from '#app/seo/seo.ts';
import type { ShellData } from './shell-data/shell-data.ts';

/** The operator's tracking settings, the same for every visitor, so that pages may hold them. */
export type TrackingSettings = { analyticsId: string | undefined; gclidConsent: boolean };

export type PageView = {
  path: string;
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

export function usePath(): string {
  return usePage().path;
}

export function useAnswer<Answer extends object>(): Answer | undefined {
  return usePage().answer as Answer | undefined;
}

export function useTrackingSettings(): TrackingSettings | undefined {
  return use(PageContext)?.tracking;
}

export function useLocale(): Locale {
  return useSite().locale;
}

/** The path of the page; undefined on error pages, which are the same for all addresses. */
export function useShownPath(): string | undefined {
  const { data, path } = usePage();
  return data && path;
}

/** The address of a page that has something to show; undefined if it is switched off or empty. */
export function useOfferedHref(): (id: PlainPageId) => string | undefined {
  const { emptyPages, locale } = useShell();
  return (id) => (emptyPages.some((one) => one === id) ? undefined : href(id, {}, locale));
}

/** The page and its query in each language; its overview or home page where it is not translated. */
export function useAlternates(): Record<Locale, string> {
  const { path, data } = usePage();
  const page = data as { seo?: Seo; query?: Record<string, string> } | undefined;
  const overview = (data && parentPageOf(path)) ?? 'home';
  const named = Object.entries(page?.query ?? {}).filter(([, value]) => value !== UNKNOWN_ITEM);
  const query = String(new URLSearchParams(named));
  const addressIn = (locale: Locale): string => {
    const same = page?.seo?.alternates[locale];
    if (!same) return hrefOfAny(overview, {}, locale);
    return query ? `${same}?${query}` : same;
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, addressIn(locale)]));
}
