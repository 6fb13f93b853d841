const ANCHOR = /^#[a-z][a-z0-9-]*$/;

/** Whether an address is allowed in a menu: another website over https, or a fragment of a page. */
export function isMenuHref(href: string, continuesPath: boolean): boolean {
  if (continuesPath) return ANCHOR.test(href);
  return URL.canParse(href) && new URL(href).protocol === 'https:';
}
