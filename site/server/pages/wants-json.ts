/** Browsers name HTML; whoever names JSON and not HTML is a program, or a script of ours. */
export function wantsJson(accept = ''): boolean {
  return accept.includes('application/json') && !accept.includes('text/html');
}
