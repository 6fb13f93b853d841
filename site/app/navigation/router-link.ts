/** Links of the router, and only these: others load a page of their own. */
export const ROUTER_LINK = 'a[data-discover]';

/** The link that was pointed at, or at something within it. */
export function routerLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(ROUTER_LINK) : null;
}
