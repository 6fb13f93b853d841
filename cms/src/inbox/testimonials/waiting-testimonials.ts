import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { adapterOf } from '../../database/sql.ts';

/** Sent by a visitor, never published and not rejected. Rejections are in the latest version. */
const IS_WAITING = sql`entry.submission is not null and entry._status = 'draft'
  and not exists (select 1 from _testimonials_v seen
    where seen.parent_id = entry.id and seen.version__status = 'published')
  and not exists (select 1 from _testimonials_v said
    where said.parent_id = entry.id and said.latest and said.version_rejected_at is not null)`;

export async function countWaitingTestimonials(payload: Payload): Promise<number> {
  const { rows } = await adapterOf(payload).drizzle.execute(
    sql`select count(*) as count from testimonials entry where ${IS_WAITING}`,
  );
  return Number(rows[0]?.count ?? 0);
}

export async function readWaitingTestimonials(payload: Payload, limit: number) {
  const { rows } = await adapterOf(payload).drizzle.execute(
    sql`select id from testimonials entry where ${IS_WAITING} order by created_at limit ${limit}`,
  );
  const ids = rows.map(({ id }) => String(id));
  const { docs } = await payload.find({
    collection: 'testimonials',
    where: { id: { in: ids } },
    draft: true,
    depth: 1,
    pagination: false,
  });
  return docs.toSorted((a, b) => ids.indexOf(String(a.id)) - ids.indexOf(String(b.id)));
}
