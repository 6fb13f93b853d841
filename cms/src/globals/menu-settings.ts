import type { Field, TextFieldSingleValidation, CollectionSlug } from 'payload';
import { shownToAdmins } from '../access/roles.ts';
import { iconField } from '../fields/icon.ts';
import { isMenuHref } from '../fields/menu-href.ts';
import { offeredPages } from '../fields/offered-pages.ts';
import { messageFor, type Label } from '../studio-words/studio-languages.ts';
import { withWireName } from '../fields/wire-name.ts';
import type { MenuTargets } from '../collections/published.ts';
import { CONTENT_COLLECTIONS } from '../collections/content-collections.ts';
import { FORM_PAGES, listPages, TEXT_PAGES } from '../collections/page-names.ts';

const { approach, costs, contact, ...legal } = TEXT_PAGES;
const { request, search } = FORM_PAGES;

/** Pages that a menu can link to, by their ids in the site's route table; a test compares both. */
export const MENU_PAGES: Readonly<Record<string, Label>> = {
  home: { en: 'Home page', de: 'Startseite', it: 'Pagina iniziale' },
  approach,
  ...listPages(CONTENT_COLLECTIONS),
  costs,
  contact,
  request,
  search,
  ...legal,
};

export const MENU_COLLECTIONS = CONTENT_COLLECTIONS.filter(({ custom }) => {
  const { hasAddress }: MenuTargets = custom ?? {};
  return hasAddress;
}).map(({ slug }) => slug as CollectionSlug);

type Target = { category?: string; slug?: unknown; path?: boolean };

/** The site silently leaves out a menu entry without a target, so the studio refuses it. */
const checkTarget: TextFieldSingleValidation = (value, options) => {
  const { category, slug } = options.siblingData as Target;
  if (value || category || slug) return checkHref(value, options);
  return messageFor(options.req, {
    en: 'Choose where this leads: a page, an entry or an address.',
    de: 'Wählen Sie, wohin das führt: eine Seite, einen Eintrag oder eine Adresse.',
    it: 'Scelga la destinazione: una pagina, una voce o un indirizzo.',
  });
};

const checkHref: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { path } = siblingData as Target;
  if (!value || isMenuHref(value, path === true)) return true;
  return path
    ? messageFor(req, {
        en: 'A place on the page begins with #, such as #directions.',
        de: 'Eine Stelle auf der Seite beginnt mit #, etwa #directions.',
        it: 'Per un punto della pagina cominci con #, per esempio #directions.',
      })
    : messageFor(req, {
        en: 'Another website begins with https://. For pages of this site choose a page or an entry.',
        de: 'Die Adresse einer anderen Website beginnt mit https://. Für eigene Seiten wählen Sie oben Seite oder Eintrag.',
        it: 'L’indirizzo di un altro sito comincia con https://. Per questo sito scelga qui sopra una pagina o una voce.',
      });
};

/** A node's target. Pages and entries are stored as references, so a new slug breaks nothing. */
function linkFields(check: TextFieldSingleValidation): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          type: 'select',
          label: { en: 'Leads to a page', de: 'Führt zu einer Seite', it: 'Porta a una pagina' },
          options: Object.entries(MENU_PAGES).map(([value, label]) => ({ value, label })),
          filterOptions: offeredPages('category'),
        },
        {
          name: 'slug',
          type: 'relationship',
          relationTo: MENU_COLLECTIONS,
          label: { en: 'or to an entry', de: 'oder zu einem Eintrag', it: 'o a una voce' },
        },
        {
          name: 'href',
          type: 'text',
          validate: check,
          label: { en: 'or to an address', de: 'oder zu einer Adresse', it: 'o a un indirizzo' },
          admin: { placeholder: 'https://' },
        },
      ],
    },
    {
      name: 'path',
      type: 'checkbox',
      label: {
        en: 'The address is a place on the page, such as #directions',
        de: 'Die Adresse ist eine Stelle auf der Seite, etwa #directions',
        it: 'L’indirizzo è un punto della pagina, per esempio #directions',
      },
    },
  ];
}

function describeFields(): Field[] {
  return [
    {
      name: 'description',
      type: 'text',
      maxLength: 120,
      label: { en: 'Description', de: 'Kurze Beschreibung', it: 'Breve descrizione' },
    },
    iconField('icon', { en: 'Icon', de: 'Symbol', it: 'Icona' }),
    {
      type: 'row',
      fields: [
        {
          name: 'label',
          type: 'text',
          maxLength: 20,
          label: { en: 'Label', de: 'Zusatz zum Namen', it: 'Etichetta' },
          admin: { placeholder: { en: 'exclusive', de: 'exklusiv', it: 'esclusivo' } },
        },
        {
          // The content API calls it `id`, a name that Payload reserves.
          name: 'badge',
          custom: withWireName('id'),
          type: 'select',
          options: [{ value: 'new', label: { en: 'New', de: 'Neu', it: 'Nuovo' } }],
          label: { en: 'Badge', de: 'Kennzeichnung', it: 'Contrassegno' },
        },
      ],
    },
  ];
}

function lookField(): Field {
  return {
    type: 'row',
    fields: [
      {
        name: 'style',
        type: 'select',
        label: { en: 'Look', de: 'Aussehen', it: 'Aspetto' },
        options: [
          { value: 'quiet', label: { en: 'Quiet', de: 'Zurückhaltend', it: 'Discreto' } },
          { value: 'accent', label: { en: 'Emphasised', de: 'Betont', it: 'In evidenza' } },
        ],
      },
      {
        name: 'class',
        type: 'text',
        maxLength: 60,
        validate: (value: string | null | undefined) =>
          !value || /^[a-z][a-z0-9 -]*$/.test(value) || 'a-z 0-9 -',
        label: { en: 'Class name', de: 'Klassenname', it: 'Classe CSS' },
        admin: { condition: shownToAdmins },
      },
    ],
  };
}

function settings(fields: Field[]): Field {
  return {
    name: 'settings',
    type: 'group',
    label: false,
    admin: { hideGutter: true },
    fields: [...fields, lookField()],
  };
}

/** Settings of a link, or of a flyout with its introduction; only a flyout may have no target. */
export const linkSettings = (needsTarget: boolean) =>
  settings([...linkFields(needsTarget ? checkTarget : checkHref), ...describeFields()]);

export const partSettings = () =>
  settings([
    {
      name: 'columns',
      type: 'select',
      defaultValue: '2',
      options: ['1', '2'],
      label: { en: 'Columns', de: 'Spalten', it: 'Colonne' },
    },
  ]);
