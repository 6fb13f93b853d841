import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, TypedUser } from 'payload';
import { inTransaction, type Sql } from '../sql.ts';
import { noteErasure } from './erasures.ts';
import { countsOf, findPerson, type Person } from './find-person.ts';
import { deleteSpooled } from './spooled-submissions.ts';

const COLLECTIONS = ['requests', 'testimonials', 'subscribers'] as const;

/**
 * Deletes everything about an address: all of it, or, if the database fails, nothing in it. The
 * entries go by Payload, with their pictures, versions and what else their hooks remove.
 */
export async function erasePerson(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  email: string,
): Promise<ReturnType<typeof countsOf>> {
  const { counts, spooled } = await inTransaction(payload, async (req, db) => {
    const person = await findPerson(db, email);
    await withholdSpooled(db, person);
    for (const collection of COLLECTIONS) {
      for (const { id } of person[collection]) {
        await payload.delete({ collection, id, req, trash: true });
      }
    }
    await deleteMails(db, person);
    await forgetSubmissions(db, person);
    const erased = countsOf(person);
    await noteErasure(db, user as TypedUser | null, erased);
    return { counts: erased, spooled: person.spooled };
  });
  // Afterwards: if the database had failed, nothing would be lost.
  await deleteSpooled(spooled);
  return counts;
}

/** Counts as stored what is still on the disk, also if it is being delivered at this moment. */
async function withholdSpooled(db: Sql, { spooled }: Person): Promise<void> {
  for (const { submission } of spooled) {
    await db.execute(
      sql`insert into submissions (id) values (${submission.id})
          on conflict (id) do update set fingerprint = null`,
    );
  }
}

async function deleteMails(db: Sql, { mails }: Person): Promise<void> {
  for (const { id } of mails) await db.execute(sql`delete from mails where id = ${id}`);
}

/** The ledger has a fingerprint of what was sent; a newsletter's is known by its mail alone. */
async function forgetSubmissions(db: Sql, person: Person): Promise<void> {
  const ids = new Set([
    ...[...person.requests, ...person.testimonials].map(({ submission }) => String(submission)),
    ...person.mails.map(({ key }) => String(key).split(' ', 1)[0] ?? ''),
  ]);
  // What is on the disk as well must stay known until its file is gone.
  for (const { submission } of person.spooled) ids.delete(submission.id);
  for (const id of ids) await db.execute(sql`delete from submissions where id = ${id}`);
}
