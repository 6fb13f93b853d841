/** A place on the page, as `#directions`. */
const ANCHOR = /^#[a-z][a-z0-9-]*$/;

/** Whether an address may stand in a menu: another website over https, or a place on one's own page. */
export function isMenuHref(href: string, continuesPath: boolean): boolean {
  if (continuesPath) return ANCHOR.test(href);
  return URL.canParse(href) && new URL(href).protocol === 'https:';
}
