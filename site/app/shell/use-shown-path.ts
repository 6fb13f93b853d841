import { usePath, useShownData } from './page-context.ts';

/** The address of what is shown; none where nothing is: that page is one for all addresses. */
export function useShownPath(): string | undefined {
  const { pathname } = usePath();
  return useShownData() && pathname;
}
