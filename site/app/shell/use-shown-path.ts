import { useLocation, useMatches } from 'react-router';

/** The address of what is shown; none where nothing is: that page is one for all addresses. */
export function useShownPath(): string | undefined {
  const { pathname } = useLocation();
  return useMatches().at(-1)?.loaderData === undefined ? undefined : pathname;
}
