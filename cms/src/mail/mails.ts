import type { Access, CollectionConfig, FieldAccess, PayloadHandler } from 'payload';
import { PRIVATE } from '../access/private.ts';
import { admins, adminsOnly, inboxStaff, nobody, nobodyOnField } from '../access/roles.ts';
import { sentText, sentTime } from '../fields/unchanged.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { adapterOf } from '../database/sql.ts';
import { REASON_LABELS } from './failure-reasons.ts';
import { isMailServerMissing } from './mail-server-note.ts';
import { sendAgain, type MailKind } from './queue.ts';

const KIND_LABELS: Record<MailKind, Label> = {
  confirmation: {
    en: 'Confirmation to a visitor',
    de: 'Bestätigung an die absendende Person',
    it: 'Conferma al visitatore',
  },
  notification: {
    en: 'Notice to the clinic',
    de: 'Nachricht an die Klinik',
    it: 'Avviso alla clinica',
  },
  newsletter: { en: 'Newsletter', de: 'Newsletter', it: 'Newsletter' },
  account: { en: 'Account', de: 'Benutzerkonto', it: 'Account' },
  reply: { en: 'Reply to a visitor', de: 'Antwort auf eine Anfrage', it: 'Risposta al visitatore' },
  assignment: {
    en: 'Notice to a colleague',
    de: 'Nachricht an die zuständige Person',
    it: 'Avviso a chi se ne occupa',
  },
};

const staffExceptAccounts: Access = (args) => {
  if (!inboxStaff(args)) return false;
  return admins(args) === true || { kind: { not_equals: 'account' } };
};

/**
 * A mail about an account has a link that opens the account: at an administrator's unlocked screen,
 * anybody could ask for one and read it here. Queries, which know no kind, cannot use the text.
 */
const isNotAboutAccount: FieldAccess = ({ doc }) => Boolean(doc?.kind) && doc?.kind !== 'account';

const handleSendAgain: PayloadHandler = async (req) => {
  const id = String(req.routeParams?.id);
  const mail = await req.payload.findByID({
    collection: 'mails',
    id,
    depth: 0,
    req,
    overrideAccess: false,
    disableErrors: true,
  });
  if (!mail) return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 });
  const isQueued = await sendAgain(adapterOf(req.payload).drizzle, id);
  const waits = isQueued && (await isMailServerMissing(req.payload));
  return Response.json({ queued: isQueued, waits }, { status: isQueued ? 200 : 409 });
};

/** The queue of outgoing mails, which the site's runner sends. */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: {
    singular: { en: 'E-mail', de: 'E-Mail', it: 'E-mail' },
    plural: { en: 'E-mails', de: 'E-Mails', it: 'E-mail' },
  },
  custom: PRIVATE,
  access: { read: staffExceptAccounts, create: nobody, update: nobody, delete: admins },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'recipient', 'kind', 'status', 'failure', 'attempts', 'createdAt'],
    components: { edit: { beforeDocumentControls: ['/components/mail/send-again.tsx#SendAgain'] } },
  },
  defaultSort: '-createdAt',
  // `isNotAboutAccount` needs the kind, even where only the text is selected.
  forceSelect: { kind: true },
  disableDuplicate: true,
  endpoints: [{ path: '/:id/again', method: 'post', handler: handleSendAgain }],
  indexes: [{ fields: ['status', 'next_attempt_at'] }],
  fields: [
    sentText('subject', { en: 'Subject', de: 'Betreff', it: 'Oggetto' }),
    sentText('recipient', { en: 'To', de: 'An', it: 'A' }),
    sentText('reply_to', { en: 'Reply to', de: 'Antwort an', it: 'Rispondi a' }),
    {
      name: 'text',
      type: 'textarea',
      label: { en: 'Text', de: 'Text', it: 'Testo' },
      access: { read: isNotAboutAccount, update: nobodyOnField },
      admin: { readOnly: true },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      label: { en: 'Status', de: 'Status', it: 'Stato' },
      options: [
        { value: 'waiting', label: { en: 'Waiting', de: 'Wartet', it: 'In attesa' } },
        {
          value: 'sending',
          label: { en: 'Being sent', de: 'Wird gesendet', it: 'Invio in corso' },
        },
        { value: 'sent', label: { en: 'Sent', de: 'Gesendet', it: 'Inviata' } },
        { value: 'failed', label: { en: 'Failed', de: 'Nicht gesendet', it: 'Non riuscita' } },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'kind',
      type: 'select',
      options: Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label })),
      label: { en: 'Kind', de: 'Art', it: 'Tipo' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'attempts',
      type: 'number',
      defaultValue: 0,
      label: { en: 'Attempts', de: 'Versuche', it: 'Tentativi' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'failure',
      type: 'select',
      options: Object.entries(REASON_LABELS).map(([value, label]) => ({ value, label })),
      label: { en: 'Why it was not sent', de: 'Warum nicht gesendet', it: 'Perché non inviata' },
      admin: { position: 'sidebar', condition: (data) => Boolean(data?.failure) },
    },
    {
      name: 'last_error',
      type: 'text',
      label: { en: 'The server’s words', de: 'Wortlaut des Servers', it: 'Risposta del server' },
      access: { read: adminsOnly },
      admin: { position: 'sidebar', condition: (data) => Boolean(data?.last_error) },
    },
    sentTime('next_attempt_at', {
      en: 'Next attempt',
      de: 'Nächster Versuch',
      it: 'Prossimo tentativo',
    }),
    sentTime('sent_at', { en: 'Sent', de: 'Gesendet', it: 'Inviata' }),
    { name: 'key', type: 'text', unique: true, admin: { hidden: true } },
    { name: 'tries', type: 'number', defaultValue: 0, admin: { hidden: true } },
    {
      name: 'html',
      type: 'textarea',
      access: { read: isNotAboutAccount },
      admin: { hidden: true },
    },
    { name: 'headers', type: 'json', admin: { hidden: true } },
    { name: 'queued_at', type: 'date', admin: { hidden: true } },
    { name: 'held_by', type: 'text', admin: { hidden: true } },
    { name: 'held_at', type: 'date', admin: { hidden: true } },
  ],
};
