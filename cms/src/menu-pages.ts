import type { Label } from './locales.ts';

/** Pages that a menu can link to, by their ids in the site's route table. */
export const MENU_PAGES = {
  home: { en: 'Home page', de: 'Startseite', it: 'Pagina iniziale' },
  healthConcerns: { en: 'Health concerns', de: 'Schwerpunkte', it: 'Problemi di salute' },
  diagnosis: { en: 'Diagnostics', de: 'Diagnostik', it: 'Diagnostica' },
  therapies: { en: 'Therapies', de: 'Therapien', it: 'Terapie' },
  treatment: { en: 'Treatment', de: 'Behandlung', it: 'Trattamento' },
  programs: { en: 'Programs', de: 'Programme', it: 'Programmi' },
  approach: { en: 'Approach', de: 'Konzept', it: 'Approccio' },
  rooms: { en: 'Rooms', de: 'Zimmer', it: 'Camere' },
  team: { en: 'Team', de: 'Team', it: 'Team' },
  testimonials: { en: 'Testimonials', de: 'Patientenmeinungen', it: 'Testimonianze' },
  contact: { en: 'Contact', de: 'Kontakt', it: 'Contatti' },
  news: { en: 'News', de: 'News', it: 'News' },
  videos: { en: 'Videos', de: 'Videos', it: 'Video' },
  images: { en: 'Images', de: 'Bilder', it: 'Immagini' },
  vacancies: { en: 'Vacancies', de: 'Offene Stellen', it: 'Posti vacanti' },
  downloads: { en: 'Downloads', de: 'Downloads', it: 'Download' },
  request: { en: 'Get started', de: 'Anfrage', it: 'Inizi da qui' },
  search: { en: 'Search', de: 'Suche', it: 'Ricerca' },
  impressum: { en: 'Impressum', de: 'Impressum', it: 'Impressum' },
  privacy: { en: 'Privacy', de: 'Datenschutz', it: 'Protezione dei dati' },
  accessibility: { en: 'Accessibility', de: 'Barrierefreiheit', it: 'Accessibilità' },
} as const satisfies Record<string, Label>;

/** Collections whose entries have a page that a menu can link to. */
export const MENU_COLLECTIONS = [
  ...(['health_concerns', 'diagnose', 'therapies', 'treatments', 'programs'] as const),
  ...(['video_categories', 'news', 'pages', 'categories', 'category_items'] as const),
];
