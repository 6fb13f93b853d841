import type { ArrayField, Field } from 'payload';
import { linkSettings, partSettings } from './menu-settings.ts';
import { withWireName } from '../fields/wire-name.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { publishedGlobal } from './published.ts';

const MAX_ROWS = 20;

/** The row of groups has little space, least of all in German. */
const GROUP_NAME_LENGTH = 20;

type Name = { required: boolean; maxLength?: number };

/** The fields for the name and the kind of a node; the first of the kinds is the default. */
function nameAndKind({ required, maxLength = 60 }: Name, kinds: Record<string, Label>): Field {
  const options = Object.entries(kinds).map(([value, label]) => ({ value, label }));
  return {
    type: 'row',
    fields: [
      {
        name: 'name',
        type: 'text',
        required,
        maxLength,
        label: { en: 'Name', de: 'Name', it: 'Nome' },
        admin: { width: '60%' },
      },
      {
        name: 'component',
        type: 'select',
        required: true,
        defaultValue: options[0]?.value,
        options,
        label: { en: 'Kind', de: 'Art', it: 'Tipo' },
        admin: { width: '40%' },
      },
    ],
  };
}

/** Rows labelled with their names, so that the menu can be read while all rows are collapsed. */
function nodes(
  field: Pick<ArrayField, 'name' | 'label' | 'labels' | 'fields' | 'localized' | 'custom'>,
) {
  return {
    ...field,
    type: 'array',
    maxRows: MAX_ROWS,
    admin: {
      initCollapsed: true,
      components: { RowLabel: '/components/globals/menu-row-label.tsx#MenuRowLabel' },
    },
  } as const satisfies ArrayField;
}

// Not named `children` again: the database adapter confuses nested arrays of the same name.
const items = nodes({
  name: 'items',
  custom: withWireName('children'),
  label: { en: 'Entries', de: 'Einträge', it: 'Voci' },
  labels: {
    singular: { en: 'Entry', de: 'Eintrag', it: 'Voce' },
    plural: { en: 'Entries', de: 'Einträge', it: 'Voci' },
  },
  fields: [
    nameAndKind(
      { required: true },
      {
        item: { en: 'Entry', de: 'Eintrag', it: 'Voce' },
        'arrow-item': { en: 'Entry with arrow', de: 'Eintrag mit Pfeil', it: 'Voce con freccia' },
        'featured-item': {
          en: 'Featured entry',
          de: 'Eintrag im Vordergrund',
          it: 'Voce in evidenza',
        },
        link: { en: 'Plain link', de: 'Einfacher Link', it: 'Link semplice' },
      },
    ),
    linkSettings(true),
  ],
});

const parts = nodes({
  name: 'children',
  label: { en: 'Parts of the flyout', de: 'Teile des Ausklappmenüs', it: 'Parti del menu' },
  labels: {
    singular: { en: 'Part', de: 'Teil', it: 'Parte' },
    plural: { en: 'Parts', de: 'Teile', it: 'Parti' },
  },
  fields: [
    nameAndKind(
      { required: false },
      {
        'flyout-container': {
          en: 'List of entries',
          de: 'Liste von Einträgen',
          it: 'Elenco di voci',
        },
        'flyout-bottom': { en: 'Line at the bottom', de: 'Zeile am Fuss', it: 'Riga in basso' },
      },
    ),
    partSettings(),
    items,
  ],
});

/** The menu at the top of every page, a tree of its own in each language. */
export const menu = publishedGlobal({
  slug: 'menu',
  label: { en: 'Menu', de: 'Menü', it: 'Menu' },
  fields: [
    nodes({
      name: 'nodes',
      localized: true,
      label: { en: 'Groups', de: 'Gruppen', it: 'Gruppi' },
      labels: {
        singular: { en: 'Group', de: 'Gruppe', it: 'Gruppo' },
        plural: { en: 'Groups', de: 'Gruppen', it: 'Gruppi' },
      },
      fields: [
        nameAndKind(
          { required: true, maxLength: GROUP_NAME_LENGTH },
          {
            flyout: { en: 'Opens a flyout', de: 'Klappt ein Menü auf', it: 'Apre un menu' },
            link: { en: 'Link', de: 'Link', it: 'Link' },
          },
        ),
        linkSettings(false),
        parts,
      ],
    }),
  ],
});
