import { DEFAULT_LOCALE, type Locale } from '@alpsera/cms/locales';
import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-data.ts';

/** The language of the page that is shown. */
export function useLocale(): Locale {
  return useRouteLoaderData<ShellData>('root')?.locale ?? DEFAULT_LOCALE;
}
