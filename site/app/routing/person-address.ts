import type { Locale } from '@clinic/cms/clinic-config/locales';
import { slugify } from '@clinic/cms/values/slugify';
import { hrefOfAny } from './href.ts';

/** The anchor of a person on the team's page, the same in every language. */
export function personAnchor(name: string): string {
  return slugify(name);
}

/** Whoever is in the content has the team's page. */
export function personHref(name: string, locale: Locale): string {
  return `${hrefOfAny('team', {}, locale)}#${personAnchor(name)}`;
}
