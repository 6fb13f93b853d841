import type { CollectionConfig, PayloadHandler } from 'payload';
import { PRIVATE } from '../../access/private.ts';
import { inboxStaff, nobody } from '../../access/roles.ts';
import { newsletterForm } from '../../forms/newsletter-form.ts';
import { sentText, sentTime, UNCHANGED } from '../../fields/unchanged.ts';
import { notifyHostOfDeletion } from './newsletter-handover.ts';
import { languageField, sentFields } from '../entries/sent-fields.ts';
import { columnOf } from '../../forms/form-field.ts';
import { DEFAULT_LOCALE } from '../../clinic-config/locales.ts';
import type { Subscriber } from '../../database/payload-types.ts';
import { toCsv } from '../entries/csv.ts';
import { unsubscribeLink } from './newsletter-token.ts';

const FIELDS = newsletterForm.fields.map(columnOf) as (keyof Subscriber)[];
const HEAD = [...FIELDS, 'language', 'requested_at', 'confirmed_at', 'text_version', 'unsubscribe'];

const exportSubscribers: PayloadHandler = async (req) => {
  if (!req.user) return Response.json({ errors: [{ message: 'Unauthorized' }] }, { status: 401 });
  const { docs } = await req.payload.find({
    collection: 'subscribers',
    where: { status: { equals: 'confirmed' } },
    sort: 'email',
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
  });
  const rows = docs.map((doc) => [
    ...FIELDS.map((name) => String(doc[name] ?? '')),
    doc.language ?? '',
    doc.requested_at ?? '',
    doc.confirmed_at ?? '',
    doc.text_version ?? '',
    unsubscribeLink(doc.language ?? DEFAULT_LOCALE, String(doc.id)),
  ]);
  return new Response(toCsv([HEAD, ...rows]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="subscribers.csv"',
      'Cache-Control': 'no-store',
    },
  });
};

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
          label: { en: 'Unsubscribed', de: 'Abgemeldet', it: 'Iscrizione annullata' },
        },
      ],
    },
    languageField(),
    sentTime('requested_at', { en: 'Requested', de: 'Angefordert', it: 'Richiesta' }),
    sentTime('confirmed_at', { en: 'Confirmed', de: 'Bestätigt', it: 'Confermata' }),
    sentTime('unsubscribed_at', { en: 'Unsubscribed', de: 'Abgemeldet', it: 'Annullata' }),
    sentText('text_version', {
      en: 'Version of the consent text',
      de: 'Fassung des Einwilligungstexts',
      it: 'Versione del testo di consenso',
    }),
    {
      name: 'handover',
      type: 'select',
      index: true,
      label: { en: 'Newsletter service', de: 'Newsletter-Dienst', it: 'Servizio newsletter' },
      options: [
        { value: 'begun', label: { en: 'Being notified', de: 'Wird gemeldet', it: 'In corso' } },
        { value: 'done', label: { en: 'Notified', de: 'Gemeldet', it: 'Comunicata' } },
      ],
      ...UNCHANGED,
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data?.handover) },
    },
    // Differs for each subscription of an address: links of an earlier one confirm nothing.
    { name: 'round', type: 'number', defaultValue: 1, admin: { hidden: true } },
    { name: 'mailed_at', type: 'date', admin: { hidden: true } },
  ],
};
