import { findStored } from '../../database/sql.ts';
import type { Field, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { PRIVATE } from '../../access/private.ts';
import { inboxStaffOnly } from '../../access/roles.ts';
import type { FormField } from '../../forms/form-field.ts';
import { testimonialForm } from '../../forms/testimonial-form.ts';
import { type Label, messageFor } from '../../studio-words/studio-languages.ts';
import { sentText, sentTextarea, sentTime } from '../../fields/unchanged.ts';
import { receiptFields, sentFields, suspicionFields } from '../entries/sent-fields.ts';
import { nameOfUser } from '../requests/request-events.ts';
import { postedFields, errorResponse, staffOnly } from '../entries/staff-only.ts';

const UNPUBLISHED = testimonialForm.fields.filter((field: FormField) => !field.isPublished);

export function moderationFields(): Field[] {
  const fields: Field[] = [
    ...sentFields({ ...testimonialForm, fields: UNPUBLISHED }).map(inSidebar),
    {
      name: 'submitted_picture',
      type: 'upload',
      relationTo: 'submitted_pictures',
      label: { en: 'Submitted picture', de: 'Mitgesandtes Bild', it: 'Immagine inviata' },
      admin: {
        position: 'sidebar',
        condition: (data) => Boolean(data?.submission),
        description: {
          en: 'Publishing puts a copy into the library. Remove it here if it should not be shown: publishing then deletes it.',
          de: 'Beim Veröffentlichen kommt eine Kopie zu den Bildern. Entfernen Sie das Bild hier, wenn es nicht gezeigt werden soll; es wird dann beim Veröffentlichen gelöscht.',
          it: 'Quando pubblica la testimonianza, una copia va tra le immagini. Se l’immagine non deve apparire, la rimuova da qui: alla pubblicazione viene cancellata.',
        },
      },
    },
    ...suspicionFields(),
    ...rejectionFields(),
    ...receiptFields(testimonialForm),
  ];
  return fields.map((field) => ({
    ...field,
    custom: PRIVATE,
    access: {
      read: inboxStaffOnly,
      create: inboxStaffOnly,
      update: inboxStaffOnly,
      ...('access' in field && field.access),
    },
  })) as Field[];
}

const isRejected = (data: { rejected_at?: unknown }) => Boolean(data?.rejected_at);

function rejectionFields(): Field[] {
  const shown: Field[] = [
    sentTime('rejected_at', { en: 'Rejected', de: 'Abgelehnt', it: 'Rifiutata' }),
    sentText('rejected_by', { en: 'Rejected by', de: 'Abgelehnt von', it: 'Rifiutata da' }),
    sentTextarea('rejection_reason', {
      en: 'Why it was rejected (not published)',
      de: 'Grund der Ablehnung (wird nicht veröffentlicht)',
      it: 'Motivo del rifiuto (solo per la clinica)',
    }),
  ];
  return shown.map((field) => {
    const admin = { ...field.admin, position: 'sidebar', condition: isRejected };
    return { ...field, admin } as Field;
  });
}

function inSidebar(field: Field): Field {
  const { label } = field as { label: Label };
  return {
    ...field,
    label: {
      en: `${label.en} (not published)`,
      de: `${label.de} (wird nicht veröffentlicht)`,
      it: `${label.it} (solo per la clinica)`,
    },
    admin: { readOnly: true, position: 'sidebar' },
  } as Field;
}

const MAX_REASON = 2_000;

const NO_REASON = {
  en: 'Please say why: colleagues will want to know.',
  de: 'Bitte nennen Sie den Grund, damit ihn auch andere im Haus verstehen.',
  it: 'Indichi il motivo, così anche i colleghi lo conoscono.',
};

const IS_PUBLISHED = {
  en: 'It has been approved in the meantime and is on the site. Take it offline first.',
  de: 'Die Patientenmeinung wurde inzwischen freigegeben und ist auf der Website. Nehmen Sie sie zuerst offline.',
  it: 'Nel frattempo qualcuno l’ha approvata e ora è sul sito. Prima la metta offline.',
};

type Submitted = { id: string; submission?: string | null; _status?: string | null };

/** What a visitor sent; undefined for testimonials that editors wrote. */
async function readSubmitted(req: PayloadRequest): Promise<Submitted | undefined> {
  const stored = await findStored<Submitted>(req, 'testimonials', String(req.routeParams?.id));
  return stored?.submission ? stored : undefined;
}

export const approveTestimonial = staffOnly(async (req) => {
  if (!(await readSubmitted(req))) return errorResponse(404, req.t('error:notFound'));
  await req.payload.update({
    collection: 'testimonials',
    id: String(req.routeParams?.id),
    data: { _status: 'published' },
    depth: 0,
    req,
  });
  return Response.json({ approved: true });
});

export const rejectTestimonial = staffOnly(async (req) => {
  const { reason } = await postedFields(req);
  if (typeof reason !== 'string' || reason.trim() === '' || reason.length > MAX_REASON) {
    return errorResponse(400, messageFor(req, NO_REASON));
  }
  const submitted = await readSubmitted(req);
  if (!submitted) return errorResponse(404, req.t('error:notFound'));
  if (submitted._status === 'published') return errorResponse(409, messageFor(req, IS_PUBLISHED));
  await req.payload.update({
    collection: 'testimonials',
    id: String(req.routeParams?.id),
    draft: true,
    data: {
      rejected_at: new Date().toISOString(),
      rejected_by: req.user ? nameOfUser(req.user) : null,
      rejection_reason: reason.trim(),
    },
    depth: 0,
    req,
  });
  return Response.json({ rejected: true });
});

/** Publishing a rejected testimonial after all withdraws the rejection. */
export const forgetRejection: CollectionBeforeChangeHook = ({ data }) =>
  data._status === 'published'
    ? { ...data, rejected_at: null, rejected_by: null, rejection_reason: null }
    : data;
