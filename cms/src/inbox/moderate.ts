import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { say } from '../fields/say.ts';
import { nameOfUser } from './request-events.ts';
import { postedFields, refusal, staffOnly } from './staff-only.ts';

const MAX_REASON = 2_000;

const NO_REASON = {
  en: 'Please say why: colleagues will want to know.',
  de: 'Bitte nennen Sie den Grund, damit ihn auch andere im Haus verstehen.',
  it: 'Indichi il motivo, così lo capiranno anche i colleghi.',
};

async function isSubmitted(req: PayloadRequest): Promise<boolean> {
  const stored = await req.payload.db.findOne<{ id: string; submission?: string | null }>({
    collection: 'testimonials',
    where: { id: { equals: String(req.routeParams?.id) } },
    req,
  });
  return Boolean(stored?.submission);
}

/** Publishes a visitor's testimonial, as the latest draft of it is. */
export const approveTestimonial = staffOnly(async (req) => {
  if (!(await isSubmitted(req))) return refusal(404, req.t('error:notFound'));
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
    return refusal(400, say(req, NO_REASON));
  }
  if (!(await isSubmitted(req))) return refusal(404, req.t('error:notFound'));
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
