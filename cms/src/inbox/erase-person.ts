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
  return inTransaction(payload, async (req, db) => {
    const person = await findPerson(db, email);
    // Before the rows: what is stored a second time from here on is a new submission.
    await deleteSpooled(person.spooled);
    for (const collection of COLLECTIONS) {
      for (const { id } of person[collection]) {
        await payload.delete({ collection, id, req, trash: true });
      }
    }
    await deleteMails(db, person);
    await forgetSubmissions(db, person);
    const counts = countsOf(person);
    await noteErasure(db, user as TypedUser | null, counts);
    return counts;
  });
}

async function deleteMails(db: Sql, { mails }: Person): Promise<void> {
  for (const { id } of mails) await db.execute(sql`delete from mails where id = ${id}`);
}

/** The ledger has a fingerprint of what was sent; a newsletter's is known by its mail alone. */
async function forgetSubmissions(db: Sql, person: Person): Promise<void> {
  const ids = new Set([
    ...[...person.requests, ...person.testimonials].map(({ submission }) => String(submission)),
    ...person.mails.map(({ key }) => String(key).split(' ', 1)[0] ?? ''),
    ...person.spooled.map(({ submission }) => submission.id),
  ]);
  for (const id of ids) await db.execute(sql`delete from submissions where id = ${id}`);
}
