import type { CollectionConfig } from 'payload';
import type { MenuTargets } from './published.ts';
import type { Label } from '../studio-words/studio-languages.ts';

/** Names of the site's pages by their ids in its route table; tests of the site compare both. */
type PageNames = Readonly<Record<string, Label>>;

export const TEXT_PAGES = {
  approach: { en: 'Approach', de: 'Konzept', it: 'Approccio' },
  contact: { en: 'Contact', de: 'Kontakt', it: 'Contatti' },
  costs: { en: 'Costs and insurance', de: 'Kosten und Versicherung', it: 'Costi e assicurazioni' },
  impressum: { en: 'Impressum', de: 'Impressum', it: 'Impressum' },
  privacy: { en: 'Privacy', de: 'Datenschutz', it: 'Protezione dei dati' },
  evidence: { en: 'Evidence', de: 'Evidenz', it: 'Evidenza' },
  accessibility: { en: 'Accessibility', de: 'Barrierefreiheit', it: 'Accessibilità' },
} satisfies PageNames;

/** Pages with a form: an entry of `pages` has their title and introduction. */
export const FORM_PAGES = {
  request: { en: 'Get started', de: 'Anfrage', it: 'Inizi da qui' },
  search: { en: 'Search', de: 'Suche', it: 'Ricerca' },
  newsletter: { en: 'Newsletter', de: 'Newsletter', it: 'Newsletter' },
  'testimonials.create': {
    en: 'Write a testimonial',
    de: 'Patientenmeinung schreiben',
    it: 'Scrivere una testimonianza',
  },
} satisfies PageNames;

export function listPages(collections: readonly CollectionConfig[]): PageNames {
  return Object.fromEntries(
    collections.flatMap(({ custom }) => {
      const { listPage }: MenuTargets = custom ?? {};
      return listPage ? [[listPage.id, listPage.name]] : [];
    }),
  );
}

/** Whether the page with this key is all text; free pages, which have no key, are. */
export function isTextPage(key: unknown): boolean {
  return typeof key !== 'string' || Object.hasOwn(TEXT_PAGES, key);
}
