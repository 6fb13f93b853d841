type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hreflang' | 'download'>;
type Place = Pick<Location, 'origin' | 'pathname'>;

/** Files and the answers of the API: what has an ending, or is for programs. */
const NO_PAGE = /^\/api\/|\.\w+$/;

/**
 * Whether a link leads to another page of the site that is the same for everyone. What is asked with
 * a query is not: previews, thank-you pages, searches and forms about something. Pages in another
 * language are left to those who choose one.
 */
export function isDocumentOfOurs(link: Link, here: Place): boolean {
  const { origin, pathname, search, hreflang, download } = link;
  if (origin !== here.origin || pathname === here.pathname) return false;
  return !(search || hreflang || download || NO_PAGE.test(pathname));
}
