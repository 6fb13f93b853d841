import type { Field } from 'payload';

/** For search engines and shared links; empty fields fall back to title, excerpt and picture. */
export function seoFields(): Field[] {
  return [
    {
      type: 'collapsible',
      label: {
        en: 'Search engines and shared links',
        de: 'Suchmaschinen und geteilte Links',
        it: 'Motori di ricerca e link condivisi',
      },
      admin: { initCollapsed: true },
      fields: [
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
          label: { en: 'Share picture', de: 'Bild zum Teilen', it: 'Immagine da condividere' },
        },
      ],
    },
  ];
}
