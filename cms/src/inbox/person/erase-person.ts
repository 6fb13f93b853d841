import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, TypedUser } from 'payload';
import { adapterOf, inTransaction, type Sql } from '../../database/sql.ts';
import { lockAddress, noteErased } from '../spool/erased-addresses.ts';
import { noteErasure } from './erasures.ts';
import { countsOf, findPerson, type Counts, type Person } from './find-person.ts';
import { forgetPicture, submittedFile } from '../testimonials/submitted-pictures.ts';
import { deleteSpooled } from '../spool/spooled-submissions.ts';
import { isUuid } from '../../values/uuid.ts';

const COLLECTIONS = ['requests', 'testimonials', 'subscribers'] as const;

/** Somebody may never stop sending: what is left after these rounds is reported. */
const MAX_ROUNDS = 5;

type By = Pick<PayloadRequest, 'payload' | 'user'>;

/**
 * Deletes everything about an address, and looks again until nothing is found: a colleague may have
 * replied at the same moment. Returns how much was deleted, and what the last search found.
 */
export async function erasePerson(by: By, email: string) {
  let counts = await eraseOnce(by, email, false);
  for (let round = 1; ; round += 1) {
    const left = await findPerson(adapterOf(by.payload).drizzle, email);
    if (round === MAX_ROUNDS || isNothing(countsOf(erasable(left)))) return { counts, left };
    counts = sum(counts, await eraseOnce(by, email, true));
  }
}

/** All or nothing: Payload deletes entries and their versions, and our hooks their pictures. */
async function eraseOnce({ payload, user }: By, email: string, isAgain: boolean): Promise<Counts> {
  const person = await inTransaction(payload, async (req, db) => {
    await lockAddress(db, email);
    // Without this lock the newsletter host could be sent somebody who is being erased.
    await db.execute(sql`select 1 from subscribers where lower(email) = ${email} for update`);
    const found = erasable(await findPerson(db, email));
    for (const collection of COLLECTIONS) {
      for (const { id } of found[collection]) {
        await payload.delete({ collection, id, req, trash: true });
      }
    }
    for (const { id } of found.mails) await db.execute(sql`delete from mails where id = ${id}`);
    await forgetSubmissions(db, found);
    await withholdSpooled(db, found);
    await noteErased(db, email);
    const counts = countsOf(found);
    if (!isAgain || !isNothing(counts)) await noteErasure(db, user as TypedUser | null, counts);
    return found;
  });
  // Files are deleted last: if the database had failed, nothing would be lost.
  for (const { submission } of person.spooled) {
    if (submission?.picture) await forgetPicture(submittedFile(submission.id));
  }
  await deleteSpooled(person.spooled);
  return countsOf(person);
}

/** An ended subscription is not deleted before the newsletter host has been told. */
const erasable = (person: Person): Person => ({
  ...person,
  subscribers: person.subscribers.filter(
    ({ status, handover }) => status !== 'unsubscribed' || handover === null,
  ),
});

const isNothing = (counts: Counts) => Object.values(counts).every((count) => count === 0);

function sum(one: Counts, other: Counts): Counts {
  const names = Object.keys(one) as (keyof Counts)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as Counts;
}

/** Second clicks have no entry but the same fingerprint; newsletters are known by their mails. */
async function forgetSubmissions(db: Sql, person: Person): Promise<void> {
  const ids = new Set([
    ...[...person.requests, ...person.testimonials].map(({ submission }) => String(submission)),
    ...person.mails.map(({ key }) => String(key).split(' ', 1)[0] ?? ''),
  ]);
  for (const id of ids) {
    await db.execute(
      sql`delete from submissions where id = ${id}
            or fingerprint = (select fingerprint from submissions where id = ${id})`,
    );
  }
}

/** Enters spooled forms as stored, since their machine's clock may be ahead of the database's. */
async function withholdSpooled(db: Sql, { spooled }: Person): Promise<void> {
  for (const { submission } of spooled) {
    if (!isUuid(submission?.id)) continue;
    await db.execute(
      sql`insert into submissions (id) values (${submission?.id})
          on conflict (id) do update set fingerprint = null`,
    );
  }
}
