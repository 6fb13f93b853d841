import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { readerLanguage } from '../studio-words/studio-languages.ts';
import { readClinicContact } from '../mail/clinic-contact.ts';
import { credentialChangeMail } from '../mail/credential-change-mail.ts';
import { queueMail } from '../mail/queue.ts';
import type { Sql } from '../database/sql.ts';
import { isOwn } from '../access/own-account.ts';
import { OBJECTION_DAYS, objectionLink } from './objection.ts';

/** The account as it was before the change. */
export type Before = {
  id: string;
  email: string;
  name: string | null;
  language: string | null;
  status: string | null;
};

export type CredentialChange = { before: Before; isEmail: boolean; isPassword: boolean };

/**
 * Writes to the address that the account had before the change. Who changed their own login can
 * object by a link. Who did it for somebody else is named, and answers replies: an address that an
 * administrator has taken from somebody who left must not come back by itself.
 */
export async function notifyOfCredentialChange(
  req: PayloadRequest,
  db: Sql,
  { before, isEmail, isPassword }: CredentialChange,
  email: string,
): Promise<void> {
  // An invitation has reached nobody yet; its address may be a stranger's.
  if (before.status === 'invited' || !req.user) return;
  const isByOwner = isOwn(req, before.id);
  const locale = readerLanguage(before.language ?? undefined);
  const mail = credentialChangeMail(
    {
      locale,
      name: before.name ?? '',
      ...(isEmail && { newEmail: email }),
      isPassword,
      ...(!isByOwner && { by: req.user.name || req.user.email }),
      ...(isByOwner && (await hasKeptAddress(db, before.id)) && { url: objectionLink(before) }),
    },
    await readClinicContact(req.payload, locale),
  );
  await queueMail(db, {
    ...mail,
    key: `account ${randomUUID()}`,
    kind: 'account',
    to: before.email,
    ...(!isByOwner && { replyTo: req.user.email }),
  });
}

/**
 * A link is written to an address only if the account had it for as long as links last. Who took
 * over an account, by a new address, would otherwise get a link that brings that address back.
 */
async function hasKeptAddress(db: Sql, owner: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from log where kind = 'email_changed' and collection = 'users' and entry = ${owner}
          and created_at > now() - ${OBJECTION_DAYS} * interval '1 day' limit 1`,
  );
  return rows.length === 0;
}
