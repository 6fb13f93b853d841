import type { ArrayField, Field } from 'payload';
import { linkSettings, partSettings } from './menu-settings.ts';
import { withWireName } from '../fields/wire-name.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { publishedGlobal } from './published.ts';

const MAX_ROWS = 20;

/** The row of groups has little space, least of all in German. */
const GROUP_NAME_LENGTH = 20;

function nameField(required: boolean, maxLength = 60): Field {
  return {
    name: 'name',
    type: 'text',
    required,
    maxLength,
    label: { en: 'Name', de: 'Name', it: 'Nome' },
    admin: { width: '60%' },
  };
}

/** The kind of a node; the first option is the default. */
function componentField(options: { value: string; label: Label }[]): Field {
  return {
    name: 'component',
    type: 'select',
    required: true,
    defaultValue: options[0]?.value,
    options,
    label: { en: 'Kind', de: 'Art', it: 'Tipo' },
    admin: { width: '40%' },
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
    {
      type: 'row',
      fields: [
        nameField(true),
        componentField([
          { value: 'item', label: { en: 'Entry', de: 'Eintrag', it: 'Voce' } },
          {
            value: 'arrow-item',
            label: { en: 'Entry with arrow', de: 'Eintrag mit Pfeil', it: 'Voce con freccia' },
          },
          {
            value: 'featured-item',
            label: { en: 'Featured entry', de: 'Eintrag im Vordergrund', it: 'Voce in evidenza' },
          },
          { value: 'link', label: { en: 'Plain link', de: 'Einfacher Link', it: 'Link semplice' } },
        ]),
      ],
    },
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
    {
      type: 'row',
      fields: [
        nameField(false),
        componentField([
          {
            value: 'flyout-container',
            label: { en: 'List of entries', de: 'Liste von Einträgen', it: 'Elenco di voci' },
          },
          {
            value: 'flyout-bottom',
            label: { en: 'Line at the bottom', de: 'Zeile am Fuss', it: 'Riga in basso' },
          },
        ]),
      ],
    },
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
        {
          type: 'row',
          fields: [
            nameField(true, GROUP_NAME_LENGTH),
            componentField([
              {
                value: 'flyout',
                label: { en: 'Opens a flyout', de: 'Klappt ein Menü auf', it: 'Apre un menu' },
              },
              { value: 'link', label: { en: 'Link', de: 'Link', it: 'Link' } },
            ]),
          ],
        },
        linkSettings(false),
        parts,
      ],
    }),
  ],
});
