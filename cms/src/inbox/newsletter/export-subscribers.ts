import type { PayloadHandler } from 'payload';
import { columnOf } from '../../forms/form-field.ts';
import { newsletterForm } from '../../forms/newsletter-form.ts';
import { DEFAULT_LOCALE } from '../../clinic-config/locales.ts';
import type { Subscriber } from '../../database/payload-types.ts';
import { toCsv } from '../entries/csv.ts';
import { unsubscribeLink } from './newsletter-links.ts';

const FIELDS = newsletterForm.fields.map(columnOf) as (keyof Subscriber)[];
const HEAD = [...FIELDS, 'language', 'requested_at', 'confirmed_at', 'text_version', 'unsubscribe'];

/** Exports all confirmed subscribers, as a file for the program that sends the newsletter. */
export const exportSubscribers: PayloadHandler = async (req) => {
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
