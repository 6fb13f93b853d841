import type { Locale } from '@alpsera/cms/locales';
import { slugify } from '@alpsera/cms/slugify';
import { href } from './href.ts';

/** The anchor of a person on the team's page, the same in every language. */
export function personAnchor(name: string): string {
  return slugify(name);
}

export function personHref(name: string, locale: Locale): string {
  return `${href('team', {}, locale)}#${personAnchor(name)}`;
}
