/** Ids of videos are YouTube's, and YouTube tells upper and lower case apart. */
const VIDEO = /^((?:\/(?:en|de|it))?\/video\/)([^/]+)$/i;

/** The one form of an address: lower case, single slashes, none at the end. */
export function tidyPath(pathname: string): string {
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`;
  const video = VIDEO.exec(path);
  return video ? `${video[1]?.toLowerCase()}${video[2]}` : path.toLowerCase();
}
