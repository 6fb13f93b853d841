import { createContext, use } from 'react';
import type { ShellData } from './shell-data/shell-data.ts';

/** The operator's tracking settings, the same for every visitor, so that pages may hold them. */
export type TrackingSettings = {
  analyticsId: string | undefined;
  /** Whether arriving by a click on a Google ad counts as consent. */
  gclidConsent: boolean;
};

/** The data of a document; all of it is loaded before rendering starts. */
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

/** The data of the page, by the function that has made it. */
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

/** The page's data, or undefined if there is no page at this address and an error is shown. */
export function useShownData(): object | undefined {
  return usePage().data;
}

export function useTrackingSettings(): TrackingSettings | undefined {
  return use(PageContext)?.tracking;
}
