import type { Label } from '../studio-words/studio-languages.ts';

/** The heading of an entry that has no title yet; German and Italian need the word's gender. */
export const NEW_ENTRY_NAMES: Readonly<Record<string, Label>> = {
  health_concerns: {
    en: 'New health concern',
    de: 'Neuer Schwerpunkt',
    it: 'Nuovo problema di salute',
  },
  diagnose: { en: 'New diagnostic method', de: 'Neue Diagnostik', it: 'Nuova diagnostica' },
  therapies: { en: 'New therapy', de: 'Neue Therapie', it: 'Nuova terapia' },
  treatments: { en: 'New treatment', de: 'Neue Behandlung', it: 'Nuovo trattamento' },
  programs: { en: 'New program', de: 'Neues Programm', it: 'Nuovo programma' },
  rooms: { en: 'New room', de: 'Neues Zimmer', it: 'Nuova camera' },
  team: { en: 'New person', de: 'Neue Person', it: 'Nuova persona' },
  testimonials: {
    en: 'New testimonial',
    de: 'Neue Patientenmeinung',
    it: 'Nuova testimonianza',
  },
  images: { en: 'New album', de: 'Neues Album', it: 'Nuovo album' },
  vacancies: { en: 'New vacancy', de: 'Neue offene Stelle', it: 'Nuova posizione aperta' },
  downloads: { en: 'New download', de: 'Neuer Download', it: 'Nuovo download' },
  news: { en: 'New news item', de: 'Neue Meldung', it: 'Nuova notizia' },
  videos: { en: 'New video', de: 'Neues Video', it: 'Nuovo video' },
  video_categories: {
    en: 'New video category',
    de: 'Neue Videorubrik',
    it: 'Nuova categoria di video',
  },
  pages: { en: 'New page', de: 'Neue Seite', it: 'Nuova pagina' },
  categories: { en: 'New section', de: 'Neue Rubrik', it: 'Nuova sezione' },
  category_items: {
    en: 'New page of a section',
    de: 'Neue Seite einer Rubrik',
    it: 'Nuova pagina di una sezione',
  },
  redirects: { en: 'New redirect', de: 'Neue Weiterleitung', it: 'Nuovo reindirizzamento' },
  header_messages: {
    en: 'New header message',
    de: 'Neuer Hinweis im Kopf',
    it: 'Nuovo avviso in testata',
  },
};
