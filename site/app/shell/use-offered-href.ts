import { href, type PlainPageId } from '#app/routing/href.ts';
import { useShell } from './page-context.ts';

/** The address of a page that has something to show; undefined if it is switched off or empty. */
export function useOfferedHref(): (id: PlainPageId) => string | undefined {
  const { emptyPages, locale } = useShell();
  return (id) => (emptyPages.some((one) => one === id) ? undefined : href(id, {}, locale));
}
