import { sql } from '@payloadcms/db-postgres';
import { isMailAddress } from '../../mail/mail-escaping.ts';
import { type Sql, type Statement, listed } from '../../database/sql.ts';
import { findSpooled, type Spooled } from '../spool/spooled-submissions.ts';

type Row = Record<string, unknown> & { id: string };

export type Person = {
  requests: Row[];
  testimonials: Row[];
  subscribers: Row[];
  mails: Row[];
  spooled: Spooled[];
};

/** The address as addresses are compared, or undefined if the text is not one. */
export function readAddress(text: unknown): string | undefined {
  const address = typeof text === 'string' ? text.trim().toLowerCase() : '';
  return isMailAddress(address) ? address : undefined;
}

/** Searches the spool first: what is stored meanwhile is found twice, rather than nowhere. */
export async function findPerson(db: Sql, email: string): Promise<Person> {
  const spooled = await findSpooled(email);
  const rows = async (statement: Statement) => (await db.execute<Row>(statement)).rows;
  const requests = await rows(sql`select * from requests where lower(email) = ${email}`);
  const testimonials = await rows(
    sql`select * from testimonials where lower(email) = ${email}
        or id in (select parent_id from _testimonials_v where lower(version_email) = ${email})`,
  );
  const submissions = [...requests, ...testimonials].flatMap(({ submission }) =>
    typeof submission === 'string' ? [submission] : [],
  );
  return {
    requests,
    testimonials,
    subscribers: await rows(sql`select * from subscribers where lower(email) = ${email}`),
    mails: await rows(sql`select * from mails where ${isAbout(email, submissions)}`),
    spooled,
  };
}

/**
 * A visitor's address is the recipient of mails to them, and the reply address of notices to the
 * clinic. Searched the other way round, the clinic's own address would find everybody's mails.
 */
function isAbout(email: string, submissions: readonly string[]): Statement {
  const isOfSubmission =
    submissions.length > 0 ? sql`split_part(key, ' ', 1) in (${listed(submissions)})` : sql`false`;
  return sql`(kind in ('confirmation', 'newsletter', 'reply') and lower(recipient) = ${email})
    or (kind = 'notification' and lower(reply_to) = ${email}) or ${isOfSubmission}`;
}

export type Counts = Record<keyof Person, number>;

export function countsOf(person: Person): Counts {
  const entries = Object.entries(person) as [keyof Person, unknown[]][];
  return Object.fromEntries(entries.map(([name, found]) => [name, found.length])) as Counts;
}
