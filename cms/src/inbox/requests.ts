import type { CollectionConfig } from 'payload';
import { PRIVATE } from '../access/private.ts';
import { editors, nobody } from '../access/roles.ts';
import {
  languageField,
  sentText,
  sentTextarea,
  sentTime,
  submissionField,
  suspicionFields,
  UNCHANGED,
} from './inbox-fields.ts';

/** Submissions to the clinic: get-started requests and messages from the contact page. */
export const requests: CollectionConfig = {
  slug: 'requests',
  labels: {
    singular: { en: 'Request', de: 'Anfrage', it: 'Richiesta' },
    plural: { en: 'Requests', de: 'Anfragen', it: 'Richieste' },
  },
  custom: PRIVATE,
  access: { read: editors, create: nobody, update: editors, delete: editors },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'language', 'status', 'assignee', 'suspected', 'createdAt'],
    listSearchableFields: ['name', 'email', 'city', 'submission'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      label: { en: 'Status', de: 'Status', it: 'Stato' },
      options: [
        { value: 'new', label: { en: 'New', de: 'Neu', it: 'Nuova' } },
        { value: 'in_progress', label: { en: 'In progress', de: 'In Arbeit', it: 'In corso' } },
        { value: 'done', label: { en: 'Done', de: 'Erledigt', it: 'Conclusa' } },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      label: { en: 'Who takes care', de: 'Zuständig', it: 'Chi se ne occupa' },
      admin: { position: 'sidebar' },
    },
    ...suspicionFields(),
    {
      name: 'kind',
      type: 'select',
      index: true,
      label: { en: 'Form', de: 'Formular', it: 'Modulo' },
      options: [
        { value: 'request', label: { en: 'Get started', de: 'Anfrage', it: 'Inizi da qui' } },
        { value: 'contact', label: { en: 'Contact', de: 'Kontakt', it: 'Contatto' } },
      ],
      ...UNCHANGED,
      admin: { readOnly: true, position: 'sidebar' },
    },
    languageField(),
    submissionField(),
    sentTime('received_at', { en: 'Received', de: 'Eingegangen', it: 'Ricevuta' }),
    sentTime('privacy_agreed_at', {
      en: 'Privacy policy agreed to',
      de: 'Datenschutzerklärung zugestimmt',
      it: 'Informativa sui dati accettata',
    }),
    {
      name: 'notes',
      type: 'textarea',
      label: { en: 'Internal notes', de: 'Interne Notizen', it: 'Note interne' },
      admin: {
        description: {
          en: 'Visitors never see them.',
          de: 'Besucher sehen sie nie.',
          it: 'I visitatori non le vedono mai.',
        },
      },
    },
    sentText('name', { en: 'Name', de: 'Name', it: 'Nome' }),
    sentTextarea('message', { en: 'Message', de: 'Nachricht', it: 'Messaggio' }),
    row(
      sentText('salutation', { en: 'Salutation', de: 'Anrede', it: 'Appellativo' }),
      sentText('firstname', { en: 'First name', de: 'Vorname', it: 'Nome' }),
      sentText('lastname', { en: 'Last name', de: 'Nachname', it: 'Cognome' }),
    ),
    row(
      sentText('email', { en: 'E-mail', de: 'E-Mail', it: 'E-mail' }),
      sentText('phone', { en: 'Phone', de: 'Telefon', it: 'Telefono' }),
      sentText('skype', { en: 'Skype', de: 'Skype', it: 'Skype' }),
    ),
    row(
      sentText('street', { en: 'Street', de: 'Strasse', it: 'Via' }),
      sentText('zip', { en: 'Postcode', de: 'PLZ', it: 'CAP' }),
      sentText('city', { en: 'Place', de: 'Ort', it: 'Località' }),
      sentText('country', { en: 'Country', de: 'Land', it: 'Paese' }),
    ),
    row(
      sentText('stay', { en: 'Type of stay', de: 'Art des Aufenthalts', it: 'Tipo di soggiorno' }),
      sentText('start', { en: 'Desired start', de: 'Gewünschte Anreise', it: 'Arrivo desiderato' }),
      sentText('end', { en: 'Desired end', de: 'Gewünschte Abreise', it: 'Partenza desiderata' }),
    ),
    row(
      sentText('program', { en: 'Program', de: 'Programm', it: 'Programma' }),
      sentText('category', { en: 'Category', de: 'Thema', it: 'Tema' }),
      sentText('news', { en: 'News item', de: 'Neuigkeit', it: 'Notizia' }),
      sentText('discount', { en: 'Discount code', de: 'Rabattcode', it: 'Codice sconto' }),
    ),
    {
      name: 'newsletter',
      type: 'checkbox',
      label: {
        en: 'Wants the newsletter',
        de: 'Wünscht den Newsletter',
        it: 'Desidera la newsletter',
      },
      ...UNCHANGED,
      admin: { readOnly: true },
    },
    {
      type: 'collapsible',
      label: { en: 'Where from', de: 'Herkunft', it: 'Provenienza' },
      admin: { initCollapsed: true },
      fields: [
        row(
          sentText('utm_source', { en: 'Source', de: 'Quelle', it: 'Fonte' }),
          sentText('utm_campaign', { en: 'Campaign', de: 'Kampagne', it: 'Campagna' }),
          sentText('label', { en: 'Label', de: 'Kennzeichen', it: 'Etichetta' }),
          sentText('gclid', { en: 'Google click', de: 'Google-Klick', it: 'Clic Google' }),
        ),
        {
          name: 'more',
          type: 'json',
          label: { en: 'Further fields', de: 'Weitere Felder', it: 'Altri campi' },
          ...UNCHANGED,
          admin: { readOnly: true },
        },
      ],
    },
  ],
};

function row(...fields: CollectionConfig['fields']): CollectionConfig['fields'][number] {
  return { type: 'row', fields };
}
