import type { CollectionConfig } from 'payload';
import { PRIVATE } from '../access/private.ts';
import { admins, nobodyOnField } from '../access/roles.ts';
import { hasCollection } from '../clinic-config/page-set.ts';
import { ACCESS, feature, grouped } from '../plugin/feature.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { tokenOfRow } from './token-store.ts';

/** A collection or a global that a token may open. */
export type Readable = { slug: string; label: Label };

const tokens = (readable: readonly Readable[]): CollectionConfig => ({
  slug: 'api_tokens',
  labels: {
    singular: { en: 'API token', de: 'API-Token', it: 'Token dell’API' },
    plural: { en: 'API tokens', de: 'API-Tokens', it: 'Token dell’API' },
  },
  custom: PRIVATE,
  access: { read: admins, create: admins, update: admins, delete: admins },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'everything', 'reads', 'last_used'],
    description: {
      en: 'Each partner who reads our content through the API gets a token of its own. Once deleted, a token no longer gives access to anything. Tokens apply once API_TOKEN is set on the server; without it, published content is open to everybody.',
      de: 'Jeder Partner, der unsere Inhalte über die API liest, erhält einen eigenen Token. Ein gelöschter Token gibt keinen Zugang mehr. Tokens gelten, sobald auf dem Server API_TOKEN gesetzt ist; ohne API_TOKEN sind veröffentlichte Inhalte für alle offen.',
      it: 'Ogni partner che legge i nostri contenuti attraverso l’API riceve un token tutto suo. Un token eliminato non dà più accesso a nulla. I token contano solo se sul server è impostato API_TOKEN: altrimenti chiunque può leggere i contenuti pubblicati.',
    },
  },
  defaultSort: 'name',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      label: { en: 'Who uses it', de: 'Wer ihn verwendet', it: 'Chi lo usa' },
    },
    {
      name: 'token',
      type: 'text',
      virtual: true,
      label: { en: 'Token', de: 'Token', it: 'Token' },
      access: { create: nobodyOnField, update: nobodyOnField },
      admin: {
        readOnly: true,
        disableListColumn: true,
        disableListFilter: true,
        condition: (data) => Boolean(data.token),
        description: {
          en: 'Pass it on in a safe way. Whoever has it can read what is chosen here.',
          de: 'Geben Sie ihn auf einem sicheren Weg weiter. Wer ihn hat, kann lesen, was hier gewählt ist.',
          it: 'Lo trasmetta in modo sicuro: chi lo possiede può leggere tutto ciò che è selezionato qui.',
        },
      },
      hooks: {
        afterRead: [({ originalDoc }) => originalDoc?.id && tokenOfRow(String(originalDoc.id))],
      },
    },
    {
      name: 'everything',
      type: 'checkbox',
      defaultValue: false,
      label: {
        en: 'May read all that is published',
        de: 'Darf alles lesen, was veröffentlicht ist',
        it: 'Può leggere tutto ciò che è pubblicato',
      },
    },
    {
      name: 'reads',
      type: 'select',
      hasMany: true,
      required: true,
      options: readable.map(({ slug, label }) => ({ value: slug, label })),
      filterOptions: ({ options }) =>
        options.filter((one) => hasCollection(typeof one === 'string' ? one : one.value)),
      label: { en: 'May read', de: 'Darf lesen', it: 'Può leggere' },
      admin: { condition: (data) => !data.everything },
    },
    {
      name: 'last_used',
      type: 'date',
      label: { en: 'Last used', de: 'Zuletzt verwendet', it: 'Ultimo utilizzo' },
      // Written by the site itself.
      access: { create: nobodyOnField, update: nobodyOnField },
      admin: { readOnly: true, condition: (data) => Boolean(data.last_used) },
    },
  ],
});

export const apiTokens = (readable: readonly Readable[]) =>
  feature({ collections: grouped(ACCESS, [tokens(readable)]) });
