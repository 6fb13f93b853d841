/** Ids of videos are YouTube's, and YouTube tells upper and lower case apart. */
const VIDEO = /^((?:\/(?:en|de|it))?\/video\/)([^/]+)$/i;

/** Letters, digits and signs that mean the same whether they are encoded or not. */
const NEEDLESSLY_ENCODED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;

/** The one form of an address: lower case, single slashes, none at the end, nothing encoded in vain. */
export function tidyPath(pathname: string): string {
  const plain = pathname.replace(NEEDLESSLY_ENCODED, decodeURIComponent);
  const path = `/${plain.split('/').filter(Boolean).join('/')}`;
  const video = VIDEO.exec(path);
  return video ? `${video[1]?.toLowerCase()}${video[2]}` : path.toLowerCase();
}
