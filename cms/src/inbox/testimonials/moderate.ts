import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { messageFor } from '../../studio-words/message-for.ts';
import { nameOfUser } from '../requests/request-events.ts';
import { postedFields, errorResponse, staffOnly } from '../entries/staff-only.ts';

const MAX_REASON = 2_000;

const NO_REASON = {
  en: 'Please say why: colleagues will want to know.',
  de: 'Bitte nennen Sie den Grund, damit ihn auch andere im Haus verstehen.',
  it: 'Indichi il motivo, così lo capiranno anche i colleghi.',
};

const IS_PUBLISHED = {
  en: 'It has been approved meanwhile and is on the site. Unpublish it first.',
  de: 'Der Beitrag wurde inzwischen freigegeben und ist auf der Website. Nehmen Sie ihn zuerst offline.',
  it: 'Nel frattempo è stata approvata ed è sul sito. Prima la metta offline.',
};

type Submitted = { id: string; submission?: string | null; _status?: string | null };

/** What a visitor sent; undefined for testimonials that editors wrote. */
async function readSubmitted(req: PayloadRequest): Promise<Submitted | undefined> {
  const stored = await req.payload.db.findOne<Submitted>({
    collection: 'testimonials',
    where: { id: { equals: String(req.routeParams?.id) } },
    req,
  });
  return stored?.submission ? stored : undefined;
}

/** Publishes a visitor's testimonial, as the latest draft of it is. */
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

/** Marks a visitor's testimonial as rejected, with the reason; it is deleted when it expires. */
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

/** Whoever publishes it after all has changed their mind. */
export const forgetRejection: CollectionBeforeChangeHook = ({ data }) =>
  data._status === 'published'
    ? { ...data, rejected_at: null, rejected_by: null, rejection_reason: null }
    : data;
