import type { CollectionSlug } from 'payload';
import type { MenuTargets } from './collections/published.ts';
import { CONTENT_COLLECTIONS } from './content-collections.ts';
import type { Label } from './studio-languages.ts';

const targetsOf = ({ custom }: { custom?: object }): MenuTargets => custom ?? {};

/** Pages that a menu can link to, by their ids in the site's route table; a test compares both. */
export const MENU_PAGES: Readonly<Record<string, Label>> = {
  home: { en: 'Home page', de: 'Startseite', it: 'Pagina iniziale' },
  approach: { en: 'Approach', de: 'Konzept', it: 'Approccio' },
  ...Object.fromEntries(
    CONTENT_COLLECTIONS.flatMap((collection) => {
      const { listPage } = targetsOf(collection);
      return listPage ? [[listPage.id, listPage.name]] : [];
    }),
  ),
  costs: { en: 'Costs and insurance', de: 'Kosten und Versicherung', it: 'Costi e assicurazioni' },
  contact: { en: 'Contact', de: 'Kontakt', it: 'Contatti' },
  request: { en: 'Get started', de: 'Anfrage', it: 'Inizi da qui' },
  search: { en: 'Search', de: 'Suche', it: 'Ricerca' },
  impressum: { en: 'Impressum', de: 'Impressum', it: 'Impressum' },
  privacy: { en: 'Privacy', de: 'Datenschutz', it: 'Protezione dei dati' },
  accessibility: { en: 'Accessibility', de: 'Barrierefreiheit', it: 'Accessibilità' },
};

/** Collections whose entries have an address that a menu can link to. */
export const MENU_COLLECTIONS = CONTENT_COLLECTIONS.filter(
  (collection) => targetsOf(collection).hasAddress,
).map(({ slug }) => slug as CollectionSlug);
