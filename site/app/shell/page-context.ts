import { createContext, use } from 'react';
import type { ShellData } from './shell-data.ts';
import type { TrackingSettings } from './tracking-settings.ts';

/** Of what a document is made: all of it is known before the first tag is written. */
export type PageView = {
  path: string;
  /** The query as the page takes it, with its question mark. */
  search: string;
  shell: ShellData;
  tracking: TrackingSettings;
  /** What the page itself shows; absent on error pages. */
  data?: object;
  /** What was answered to a form that was sent without scripts. */
  answer?: object;
};

export const PageContext = createContext<PageView | undefined>(undefined);

function usePage(): PageView {
  const page = use(PageContext);
  if (!page) throw new Error('This is shown outside of a page');
  return page;
}

/** What the loader of the page has returned. */
export function usePageData<Loader extends (...args: never[]) => unknown>(): Awaited<
  ReturnType<Loader>
> {
  return usePage().data as Awaited<ReturnType<Loader>>;
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

/** Whether there is a page at this address, and what it holds; else an error is shown. */
export function useShownData(): object | undefined {
  return usePage().data;
}
