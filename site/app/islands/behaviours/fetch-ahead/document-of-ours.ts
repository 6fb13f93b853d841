type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hreflang' | 'download'>;
type Place = Pick<Location, 'origin' | 'pathname'>;

/** Paths with a file extension, and the API. */
const NO_PAGE = /^\/api\/|\.\w+$/;

/**
 * Whether a link leads to another page of the site that is the same for everyone. Addresses with a
 * query are excluded: previews, thank-you pages, searches and prefilled forms. Pages in another
 * language load only when a visitor chooses one.
 */
export function isDocumentOfOurs(link: Link, here: Place): boolean {
  const { origin, pathname, search, hreflang, download } = link;
  if (origin !== here.origin || pathname === here.pathname) return false;
  return !(search || hreflang || download || NO_PAGE.test(pathname));
}
