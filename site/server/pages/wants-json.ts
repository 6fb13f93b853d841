/** Browsers accept HTML; a client that accepts JSON and not HTML is a program or our script. */
export function wantsJson(accept = ''): boolean {
  return accept.includes('application/json') && !accept.includes('text/html');
}
