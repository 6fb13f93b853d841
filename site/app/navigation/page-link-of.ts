/** The links that the router follows, see page-link.tsx; others load a page of their own. */
export const PAGE_LINK = 'a[data-page]';

/** The link that was pointed at, or at something within it. */
export function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(PAGE_LINK) : null;
}
