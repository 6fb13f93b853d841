const DATA = '.data';
/** The router's name for the data of the home page. */
const ROOT = '/_root';

/** The page whose data a client-side navigation asks for; undefined for any other request. */
export function pageOfData(pathname: string): string | undefined {
  if (!pathname.endsWith(DATA)) return undefined;
  const page = pathname.slice(0, -DATA.length);
  return page === ROOT ? '/' : page;
}
