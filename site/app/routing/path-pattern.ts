/**
 * What an address with parameters looks like: `de/diagnose/:slug` has whatever is at its place under
 * the name of slug. Made once for each, as every address that does not exist is held against all.
 */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^/${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`, 'i');
}
