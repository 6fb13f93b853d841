import type { Field } from 'payload';
import { pictureField } from './content.ts';
import { translatedText, translatedTextarea } from './text.ts';

/** Empty fields fall back to the entry's title, excerpt and picture. */
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
        searchWordsField(),
        translatedText('seo_title', 70, {
          en: 'Search title',
          de: 'Suchtitel',
          it: 'Titolo per la ricerca',
        }),
        translatedTextarea('seo_description', 170, {
          en: 'Search description',
          de: 'Suchbeschreibung',
          it: 'Descrizione per la ricerca',
        }),
        pictureField('seo_image', {
          en: 'Picture for sharing',
          de: 'Bild zum Teilen',
          it: 'Immagine da condividere',
        }),
      ],
    },
  ];
}

function searchWordsField(): Field {
  const label = {
    en: 'Other words for it',
    de: 'Weitere Suchwörter',
    it: 'Altre parole per la ricerca',
  };
  const description = {
    en: 'What visitors may type to find this page, separated by commas: thyroid, tiredness. Nobody sees them.',
    de: 'Was jemand eintippt, der das Wort im Titel nicht kennt, durch Kommas getrennt: Schilddrüse, Müdigkeit. Zu sehen sind diese Wörter nirgends.',
    it: 'Le parole con cui qualcuno potrebbe cercare questa pagina, separate da virgole: tiroide, stanchezza. Sul sito non si vedono.',
  };
  return { ...translatedTextarea('search_words', 500, label), admin: { description } };
}
