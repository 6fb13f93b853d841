import type { CollectionConfig } from 'payload';
import { PRIVATE } from '../access/private.ts';
import { admins, nobody } from '../access/roles.ts';
import { LOCALE_ENTRIES } from '../clinic-config/locales.ts';
import type { Label } from '../studio-words/studio-languages.ts';

export const LOG_KIND_LABELS = {
  created: { en: 'Created', de: 'Angelegt', it: 'Creato' },
  changed: { en: 'Changed', de: 'Geändert', it: 'Modificato' },
  published: { en: 'Published', de: 'Veröffentlicht', it: 'Pubblicato' },
  unpublished: { en: 'Taken offline', de: 'Offline genommen', it: 'Messo offline' },
  deleted: { en: 'Deleted', de: 'Gelöscht', it: 'Eliminato' },
  restored: { en: 'Restored', de: 'Wiederhergestellt', it: 'Ripristinato' },
  login: { en: 'Logged in', de: 'Angemeldet', it: 'Accesso' },
  login_failed: { en: 'Login failed', de: 'Anmeldung fehlgeschlagen', it: 'Accesso non riuscito' },
  invited: { en: 'Invited', de: 'Eingeladen', it: 'Invitato' },
  second_factor_on: {
    en: 'Second factor switched on',
    de: 'Zweiter Faktor eingeschaltet',
    it: 'Secondo fattore attivato',
  },
  second_factor_off: {
    en: 'Second factor switched off',
    de: 'Zweiter Faktor ausgeschaltet',
    it: 'Secondo fattore disattivato',
  },
  second_factor_reset: {
    en: 'Second factor reset',
    de: 'Zweiter Faktor zurückgesetzt',
    it: 'Secondo fattore rimosso',
  },
  sessions_ended: { en: 'Sessions ended', de: 'Sitzungen beendet', it: 'Sessioni chiuse' },
  email_changed: {
    en: 'E-mail address changed',
    de: 'E-Mail-Adresse geändert',
    it: 'Indirizzo e-mail modificato',
  },
  password_changed: { en: 'Password changed', de: 'Passwort geändert', it: 'Password modificata' },
  change_objected: {
    en: 'Objected to a change of the login',
    de: 'Änderung des Zugangs beanstandet',
    it: 'Modifica dell’accesso contestata',
  },
  taken_over: {
    en: 'Editing taken over',
    de: 'Bearbeitung übernommen',
    it: 'Voce presa in carico',
  },
} satisfies Record<string, Label>;

export type LogKind = keyof typeof LOG_KIND_LABELS;

/** Who did what and when; never what was written, nor from where. retention.ts deletes old rows. */
export const log: CollectionConfig = {
  slug: 'log',
  labels: {
    singular: { en: 'Log entry', de: 'Protokolleintrag', it: 'Voce del registro' },
    plural: { en: 'Log', de: 'Protokoll', it: 'Registro' },
  },
  custom: PRIVATE,
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'person_name',
    defaultColumns: [
      'updatedAt',
      'kind',
      'person_name',
      'other_name',
      'entry',
      'language',
      'count',
    ],
    listSearchableFields: ['person_name'],
  },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ['collection', 'entry', 'updatedAt'] }],
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: Object.entries(LOG_KIND_LABELS).map(([value, label]) => ({ value, label })),
      label: { en: 'What', de: 'Was', it: 'Che cosa' },
    },
    // The name stays when the account is deleted.
    { name: 'person_name', type: 'text', label: { en: 'Who', de: 'Wer', it: 'Chi' } },
    { name: 'other_name', type: 'text', label: { en: 'From whom', de: 'Von wem', it: 'Da chi' } },
    { name: 'person', type: 'relationship', relationTo: 'users', admin: { hidden: true } },
    { name: 'collection', type: 'text', admin: { hidden: true } },
    {
      name: 'entry',
      type: 'text',
      label: { en: 'Entry', de: 'Eintrag', it: 'Voce' },
      admin: {
        components: {
          Cell: '/components/audit-log/log-subject.tsx#LogSubjectCell',
          Field: '/components/audit-log/log-subject.tsx#LogSubjectField',
        },
      },
    },
    {
      name: 'language',
      type: 'select',
      options: LOCALE_ENTRIES.map(({ code, name }) => ({ value: code, label: name })),
      label: { en: 'Language', de: 'Sprache', it: 'Lingua' },
    },
    {
      name: 'count',
      type: 'number',
      defaultValue: 1,
      label: { en: 'How often', de: 'Wie oft', it: 'Quante volte' },
    },
  ],
};
