import type { CollectionConfig } from 'payload';
import { PRIVATE } from '../../access/private.ts';
import { inboxStaff, nobody } from '../../access/roles.ts';
import { newsletterForm } from '../../forms/newsletter-form.ts';
import type { Label } from '../../studio-words/studio-languages.ts';
import { exportSubscribers } from './export-subscribers.ts';
import { sentText, sentTime, UNCHANGED } from '../../fields/unchanged.ts';
import { languageField } from '../entries/inbox-fields.ts';
import { HANDOVER_STATES, notifyHostOfDeletion } from './newsletter-handover.ts';
import { sentFields } from '../entries/sent-fields.ts';

const HANDOVER_LABELS: Record<(typeof HANDOVER_STATES)[number], Label> = {
  begun: { en: 'Being notified', de: 'Wird gemeldet', it: 'In corso' },
  done: { en: 'Notified', de: 'Gemeldet', it: 'Comunicata' },
};

/** Newsletter subscribers, with the proof that they asked for it. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: {
    singular: { en: 'Subscriber', de: 'Abonnement', it: 'Iscritto' },
    plural: { en: 'Subscribers', de: 'Abonnements', it: 'Iscritti' },
  },
  custom: PRIVATE,
  access: { read: inboxStaff, create: nobody, update: nobody, delete: inboxStaff },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'status', 'language', 'requested_at', 'confirmed_at'],
    components: { beforeListTable: ['/components/inbox/export-subscribers.tsx#ExportSubscribers'] },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  hooks: { afterDelete: [notifyHostOfDeletion] },
  endpoints: [{ path: '/export.csv', method: 'get', handler: exportSubscribers }],
  fields: [
    ...sentFields(newsletterForm),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      label: { en: 'Status', de: 'Status', it: 'Stato' },
      options: [
        {
          value: 'pending',
          label: { en: 'Not confirmed yet', de: 'Noch nicht bestätigt', it: 'Da confermare' },
        },
        { value: 'confirmed', label: { en: 'Subscribed', de: 'Abonniert', it: 'Iscritto' } },
        // An unsubscribed row is deleted: at once, or when the newsletter host has been told.
        {
          value: 'unsubscribed',
          label: { en: 'Unsubscribed', de: 'Abgemeldet', it: 'Disiscritto' },
        },
      ],
    },
    languageField(),
    sentTime('requested_at', { en: 'Requested', de: 'Angefordert', it: 'Richiesta' }),
    sentTime('confirmed_at', { en: 'Confirmed', de: 'Bestätigt', it: 'Confermata' }),
    sentTime('unsubscribed_at', { en: 'Unsubscribed', de: 'Abgemeldet', it: 'Disiscrizione' }),
    {
      ...sentText('text_version', {
        en: 'Version of the consent text',
        de: 'Fassung des Einwilligungstexts',
        it: 'Versione del testo di consenso',
      }),
    },
    {
      name: 'handover',
      type: 'select',
      index: true,
      label: {
        en: 'Newsletter service',
        de: 'Newsletter-Dienst',
        it: 'Servizio newsletter',
      },
      options: HANDOVER_STATES.map((value) => ({ value, label: HANDOVER_LABELS[value] })),
      ...UNCHANGED,
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: (data) => Boolean(data?.handover),
      },
    },
    // Differs for each subscription of an address: links of an earlier one confirm nothing.
    { name: 'round', type: 'number', defaultValue: 1, admin: { hidden: true } },
    { name: 'mailed_at', type: 'date', admin: { hidden: true } },
  ],
};
