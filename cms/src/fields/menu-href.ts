const ANCHOR = /^#[a-z][a-z0-9-]*$/;

/** Allowed are other websites over https, and fragments of a page such as `#directions`. */
export function isMenuHref(href: string, continuesPath: boolean): boolean {
  if (continuesPath) return ANCHOR.test(href);
  return URL.canParse(href) && new URL(href).protocol === 'https:';
}
