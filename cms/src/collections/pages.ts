import type { CollectionConfig, Condition, Field, Where } from 'payload';
import {
  contentField,
  excerptField,
  imageField,
  orderField,
  pictureField,
  titleField,
} from '../fields/content.ts';
import { offeredPages } from '../fields/offered-pages.ts';
import { pricesField } from '../fields/numbers.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { translatedText } from '../fields/text.ts';
import { FORM_PAGES, isTextPage, listPages, TEXT_PAGES } from './page-names.ts';
import { hasPage } from '../clinic-config/page-set.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { publishedCollection } from './published.ts';

const isText: Condition = (page) => isTextPage(page.key);
const isContact: Condition = (page) => page.key === 'contact';

/** Text pages, and what stands above lists and forms. `lists` are collections with a list page. */
export function pages(lists: readonly CollectionConfig[]): CollectionConfig {
  const names: Record<string, Label> = { ...TEXT_PAGES, ...listPages(lists), ...FORM_PAGES };
  const collection = publishedCollection({
    slug: 'pages',
    labels: {
      singular: { en: 'Page', de: 'Seite', it: 'Pagina' },
      plural: { en: 'Pages', de: 'Seiten', it: 'Pagine' },
    },
    newEntry: { en: 'New page', de: 'Neue Seite', it: 'Nuova pagina' },
    mayLack: ['image'],
    hasPage: true,
    fields: [
      titleField(),
      excerptField({
        en: 'Below the title, and in lists. On a page with a list, {count} stands for the number of its entries; in the title and the search description too.',
        de: 'Steht unter dem Titel und in Übersichten. Auf einer Seite mit Liste steht {count} für die Anzahl ihrer Einträge, auch im Titel und in der Suchbeschreibung.',
        it: 'Appare sotto il titolo e negli elenchi. In una pagina con un elenco, {count} diventa il numero delle voci, anche nel titolo e nella descrizione per la ricerca.',
      }),
      imageField(),
      shownIf(isText, contentField()),
      {
        name: 'key',
        type: 'select',
        unique: true,
        hooks: { beforeDuplicate: [() => null] },
        label: { en: 'Shown as', de: 'Verwendet als', it: 'Mostrata come' },
        options: Object.entries(names).map(([value, label]) => ({ value, label })),
        filterOptions: offeredPages('key'),
        admin: {
          position: 'sidebar',
          description: {
            en: 'Leave empty for a page of your own, found at its own address.',
            de: 'Leer lassen für eine Seite mit eigener Adresse.',
            it: 'Lo lasci vuoto per una pagina con un indirizzo proprio.',
          },
        },
      },
      pricesField(),
      ...mapFields(),
      shownIf(isText, slugField()),
      orderField(),
      ...seoFields(),
    ],
  });
  const baseFilter = () => switchedOnPages(Object.keys(names));
  return { ...collection, admin: { ...collection.admin, baseFilter } };
}

/** Matches free pages, and the fixed ones that are not switched off. */
function switchedOnPages(keys: readonly string[]): Where {
  return { or: [{ key: { exists: false } }, { key: { in: keys.filter(hasPage) } }] };
}

const BELOW_MAP = { en: 'Below the map', de: 'Unter der Karte', it: 'Sotto la mappa' };

/** The way to the clinic as a picture: one per language, as it may have words in it. */
function mapFields(): Field[] {
  return [
    {
      ...pictureField('map', { en: 'Map', de: 'Karte', it: 'Mappa' }),
      localized: true,
      admin: {
        condition: isContact,
        description: {
          en: 'Shown with the last chapter of the text, the directions. Twice as wide as high; on phones the left and right edges are cut off.',
          de: 'Erscheint beim letzten Kapitel des Textes, der Anfahrt. Doppelt so breit wie hoch; auf dem Telefon fehlen die Ränder links und rechts.',
          it: 'Appare con l’ultimo capitolo del testo, «Come arrivare». Deve essere larga il doppio dell’altezza; sul telefono si perdono i bordi a sinistra e a destra.',
        },
      },
    },
    shownIf(isContact, translatedText('map_caption', 160, BELOW_MAP)),
  ];
}

function shownIf(condition: Condition, field: Field): Field {
  return { ...field, admin: { ...field.admin, condition } } as Field;
}
