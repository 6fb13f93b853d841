import { usePath, useShownData } from './page-context.ts';

/** The path of the page; undefined on error pages, which are the same for all addresses. */
export function useShownPath(): string | undefined {
  const { pathname } = usePath();
  return useShownData() && pathname;
}
