import { introFields, orderField } from '../fields/content.ts';
import { offeredPages } from '../fields/offered-pages.ts';
import { pricesField } from '../fields/prices.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published.ts';

/** Text pages: those with a fixed address on the site, and free ones. */
export const pages = publishedCollection({
  slug: 'pages',
  labels: {
    singular: { en: 'Page', de: 'Seite', it: 'Pagina' },
    plural: { en: 'Pages', de: 'Seiten', it: 'Pagine' },
  },
  useAsTitle: 'title',
  hasPage: true,
  defaultSort: 'order',
  fields: [
    ...introFields(),
    {
      name: 'key',
      type: 'select',
      unique: true,
      hooks: { beforeDuplicate: [() => null] },
      label: { en: 'Shown as', de: 'Gezeigt als', it: 'Mostrata come' },
      options: [
        { value: 'approach', label: { en: 'Approach', de: 'Konzept', it: 'Approccio' } },
        { value: 'contact', label: { en: 'Contact', de: 'Kontakt', it: 'Contatti' } },
        {
          value: 'costs',
          label: {
            en: 'Costs and insurance',
            de: 'Kosten und Versicherung',
            it: 'Costi e assicurazioni',
          },
        },
        { value: 'impressum', label: { en: 'Impressum', de: 'Impressum', it: 'Impressum' } },
        {
          value: 'privacy',
          label: { en: 'Privacy', de: 'Datenschutz', it: 'Protezione dei dati' },
        },
        {
          value: 'accessibility',
          label: { en: 'Accessibility', de: 'Barrierefreiheit', it: 'Accessibilità' },
        },
      ],
      filterOptions: offeredPages('key'),
      admin: {
        position: 'sidebar',
        description: {
          en: 'Empty for a free page, found at its own address.',
          de: 'Leer für eine freie Seite unter ihrer eigenen Adresse.',
          it: 'Lasci vuoto per una pagina con un indirizzo proprio.',
        },
      },
    },
    pricesField(),
    slugField(),
    orderField(),
    ...seoFields(),
  ],
});
