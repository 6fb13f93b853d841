import type { Field } from 'payload';

/**
 * For the site's own search, search engines and shared links; empty fields fall back to title,
 * excerpt and picture.
 */
export function seoFields(): Field[] {
  return [
    {
      type: 'collapsible',
      label: {
        en: 'Search and shared links',
        de: 'Suche und geteilte Links',
        it: 'Ricerca e link condivisi',
      },
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'search_words',
          type: 'textarea',
          label: {
            en: 'Other words for it',
            de: 'Weitere Suchwörter',
            it: 'Altre parole per la ricerca',
          },
          admin: {
            description: {
              en: 'What visitors may type to find this page, separated by commas: thyroid, tiredness. Nobody sees them.',
              de: 'Was jemand eintippt, der das Wort im Titel nicht kennt, durch Kommas getrennt: Schilddrüse, Müdigkeit. Zu sehen sind diese Wörter nirgends.',
              it: 'Le parole con cui qualcuno potrebbe cercare questa pagina, separate da virgole: tiroide, stanchezza. Sul sito non si vedono.',
            },
          },
          localized: true,
          maxLength: 500,
        },
        {
          name: 'seo_title',
          type: 'text',
          label: { en: 'Search title', de: 'Suchtitel', it: 'Titolo per la ricerca' },
          localized: true,
          maxLength: 70,
        },
        {
          name: 'seo_description',
          type: 'textarea',
          label: {
            en: 'Search description',
            de: 'Suchbeschreibung',
            it: 'Descrizione per la ricerca',
          },
          localized: true,
          maxLength: 170,
        },
        {
          name: 'seo_image',
          type: 'upload',
          relationTo: 'media',
          label: {
            en: 'Picture for sharing',
            de: 'Bild zum Teilen',
            it: 'Immagine da condividere',
          },
        },
      ],
    },
  ];
}
