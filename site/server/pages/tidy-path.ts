/** Ids of videos are YouTube's, which are case-sensitive. */
const VIDEO = /^((?:\/(?:en|de|it))?\/video\/)([^/]+)$/i;

/** Encoded letters, digits and signs that mean the same without the encoding. */
const NEEDLESSLY_ENCODED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;

/** The canonical form of a path: lower case, single slashes, none at the end, minimal encoding. */
export function tidyPath(pathname: string): string {
  const plain = pathname.replace(NEEDLESSLY_ENCODED, decodeURIComponent);
  const path = `/${plain.split('/').filter(Boolean).join('/')}`;
  const video = VIDEO.exec(path);
  return video ? `${video[1]?.toLowerCase()}${video[2]}` : path.toLowerCase();
}
