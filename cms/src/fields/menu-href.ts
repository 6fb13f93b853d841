const ANCHOR = /^#[a-z][a-z0-9-]*$/;

export function isMenuHref(href: string, continuesPath: boolean): boolean {
  if (continuesPath) return ANCHOR.test(href);
  return URL.canParse(href) && new URL(href).protocol === 'https:';
}
