import { uiField } from '../../fields/ui-field.ts';
import type { CollectionConfig } from 'payload';
import { PRIVATE } from '../../access/private.ts';
import { inboxStaff, nobody } from '../../access/roles.ts';
import { showConversation } from './conversation.ts';
import { exportRequests } from './export-requests.ts';
import { sentText, UNCHANGED } from '../../fields/unchanged.ts';
import { noteChanges } from './note-changes.ts';
import { REQUEST_FORMS } from '../../forms/forms.ts';
import { STATUS_LABELS } from './request-events.ts';
import { sendReply } from './send-reply.ts';
import {
  languageField,
  receiptFields,
  sentFields,
  suspicionFields,
} from '../entries/sent-fields.ts';

export const requests: CollectionConfig = {
  slug: 'requests',
  labels: {
    singular: { en: 'Request', de: 'Anfrage', it: 'Richiesta' },
    plural: { en: 'Requests', de: 'Anfragen', it: 'Richieste' },
  },
  custom: PRIVATE,
  access: { read: inboxStaff, create: nobody, update: inboxStaff, delete: inboxStaff },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'about', 'received_at', 'status', 'assignee', 'language', 'suspected'],
    components: { beforeList: ['/components/inbox/request-tabs.tsx#RequestTabs'] },
    listSearchableFields: ['name', 'email', 'city', 'submission'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  hooks: { afterChange: [noteChanges] },
  endpoints: [
    { path: '/export.csv', method: 'get', handler: exportRequests },
    { path: '/:id/conversation', method: 'get', handler: showConversation },
    { path: '/:id/reply', method: 'post', handler: sendReply },
  ],
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      label: { en: 'Status', de: 'Status', it: 'Stato' },
      options: Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      label: { en: 'Assigned to', de: 'Zuständig', it: 'Chi se ne occupa' },
      // Users without these roles could not open the request.
      filterOptions: { roles: { in: ['admin', 'inbox'] } },
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
    ...receiptFields(...REQUEST_FORMS),
    ...sentFields(...REQUEST_FORMS),
    {
      name: 'about',
      type: 'ui',
      label: { en: 'What about', de: 'Worum es geht', it: 'Di che si tratta' },
      admin: { components: { Cell: '/components/inbox/about-cell.tsx#AboutCell' } },
    },
    uiField('conversation', 'inbox/conversation.tsx#Conversation'),
    {
      name: 'notes',
      type: 'textarea',
      label: { en: 'Internal notes', de: 'Interne Notizen', it: 'Note interne' },
      admin: {
        description: {
          en: 'Visitors never see them.',
          de: 'Nur intern sichtbar.',
          it: 'Restano in clinica: chi ha scritto non le vede mai.',
        },
      },
    },
    {
      type: 'collapsible',
      label: { en: 'Origin', de: 'Herkunft', it: 'Provenienza' },
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            sentText('utm_source', { en: 'Source', de: 'Quelle', it: 'Fonte' }),
            sentText('utm_campaign', { en: 'Campaign', de: 'Kampagne', it: 'Campagna' }),
            sentText('label', { en: 'Label', de: 'Kennzeichen', it: 'Etichetta' }),
            sentText('gclid', { en: 'Google click', de: 'Google-Klick', it: 'Clic da Google' }),
          ],
        },
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
