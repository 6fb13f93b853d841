const DATA = '.data';
/** The router's name for the data of the home page. */
const ROOT = '/_root';

/** Where the router in the browser asks for the data of a page. */
export function dataOfPage(page: string): string {
  return `${page === '/' ? ROOT : page}${DATA}`;
}

/** The page whose data a client-side navigation asks for; undefined for any other request. */
export function pageOfData(pathname: string): string | undefined {
  if (!pathname.endsWith(DATA)) return undefined;
  const page = pathname.slice(0, -DATA.length);
  return page === ROOT ? '/' : page;
}
