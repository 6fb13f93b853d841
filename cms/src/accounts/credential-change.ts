import { sql } from '@payloadcms/db-postgres';
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { isAdmin, isOwn } from '../access/roles.ts';
import type { User } from '../database/payload-types.ts';
import { transactionOf, type Sql, hasRows } from '../database/sql.ts';
import { reauthenticate } from '../second-factor/reauthenticate.ts';
import { logEvent } from '../audit-log/log-event.ts';
import { endSessions } from '../sessions/sessions.ts';
import { translator } from '../studio-words/translator.ts';
import { randomUUID } from 'node:crypto';
import { readerLanguage } from '../studio-words/studio-languages.ts';
import { readClinicContact } from '../mail/clinic-contact.ts';
import { queueMail } from '../mail/queue.ts';
import { OBJECTION_DAYS, objectionLink } from './objection.ts';
import { env } from '../settings/env.ts';
import { layOutMail } from '../mail/mail-layout.ts';
import { fill, greetingOf, mailTexts } from '../mail/mail-texts.ts';

type Args = { data?: Record<string, unknown>; id?: unknown };

const CREDENTIAL_CHANGE = 'new login';

/**
 * Asks for the present password, and the second factor: a session left open on a desk must not be
 * enough to take over an account. An administrator who changes somebody's address is asked, too.
 */
export const confirmCredentialChange: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const { data, id } = args as Args;
  if (operation !== 'update' || overrideAccess || !data || !req.user) return;
  const { present_password: password, present_code: code } = data;
  // No other hook may see them.
  delete data.present_password;
  delete data.present_code;
  // Payload refuses everybody else.
  if (!isOwn(req, id) && !isAdmin(req)) return;
  const change = await credentialChangeIn(req, id, data);
  if (!change) return;
  const refusal = await reauthenticate(req, { password, code });
  if (refusal) {
    const t = translator(req);
    const errors = [{ message: t(refusal.words), path: refusal.path }];
    throw new ValidationError({ collection: 'users', errors }, req.t);
  }
  req.context[CREDENTIAL_CHANGE] = change;
};

async function credentialChangeIn(req: PayloadRequest, id: unknown, data: Record<string, unknown>) {
  if (!('email' in data) && !data.password) return undefined;
  const db = await transactionOf(req);
  const { rows } = await db.execute<Before>(
    sql`select id::text, email, name, language::text, status::text from users
        where id::text = ${String(id)} for update`,
  );
  const [before] = rows;
  if (!before) return undefined;
  // The panel sends the address with every change of an account.
  const isEmail = 'email' in data && normalised(data.email) !== before.email;
  const isPassword = Boolean(data.password);
  return isEmail || isPassword ? { before, isEmail, isPassword } : undefined;
}

const normalised = (email: unknown) =>
  typeof email === 'string' ? email.trim().toLowerCase() : email;

export const afterCredentialChange: CollectionAfterChangeHook<User> = async ({ doc, req }) => {
  const change = req.context[CREDENTIAL_CHANGE] as CredentialChange | undefined;
  if (!change || !req.user) return;
  delete req.context[CREDENTIAL_CHANGE];
  const db = await transactionOf(req);
  const { _sid: session } = req.user as { _sid?: string };
  await endSessions(db, doc.id, { keep: isOwn(req, doc.id) ? session : undefined });
  await db.execute(
    sql`update users set reset_password_token = null, reset_password_expiration = null
        where id::text = ${doc.id}`,
  );
  await notifyOfCredentialChange(req, db, change, doc.email);
  const about = { collection: 'users', entry: doc.id };
  if (change.isEmail) await logEvent(req, { kind: 'email_changed', ...about });
  if (change.isPassword) await logEvent(req, { kind: 'password_changed', ...about });
};

type Before = {
  id: string;
  email: string;
  name: string | null;
  language: string | null;
  status: string | null;
};

type CredentialChange = { before: Before; isEmail: boolean; isPassword: boolean };

/**
 * Writes to the former address: with a link to object if the owner made the change, without one if
 * an administrator did, as an address taken from somebody who left must not come back by itself.
 */
async function notifyOfCredentialChange(
  req: PayloadRequest,
  db: Sql,
  { before, isEmail, isPassword }: CredentialChange,
  email: string,
): Promise<void> {
  // An invitation has reached nobody yet; its address may be a stranger's.
  if (before.status === 'invited' || !req.user) return;
  const isByOwner = isOwn(req, before.id);
  const locale = readerLanguage(before.language ?? undefined);
  const clinic = await readClinicContact(req.payload, locale);
  const mayObject = isByOwner && (await isOldAddress(db, before.id));
  const texts = mailTexts(locale);
  const own = texts.newLogin;
  const withoutLink = isByOwner ? own.administrators : own.reply;
  const mail = layOutMail({
    locale,
    clinic,
    subject: fill(own.subject, { clinic: clinic.name }),
    title: own.title,
    greeting: greetingOf(texts, before.name ?? ''),
    paragraphs: [
      ...(isEmail ? [fill(own.email, { email })] : []),
      ...(isPassword ? [own.password] : []),
      isByOwner ? own.byOwner : fill(own.byOther, { by: req.user.name || req.user.email }),
    ],
    ...(mayObject && { button: { label: own.button, url: objectionLink(before) } }),
    remark: mayObject ? own.objection : withoutLink,
    reason: fill(own.reason, { studio: new URL(env.STUDIO_URL).host }),
  });
  await queueMail(db, {
    ...mail,
    key: `account ${randomUUID()}`,
    kind: 'account',
    to: before.email,
    ...(!isByOwner && { replyTo: req.user.email }),
  });
}

/**
 * Whether the address is older than any valid link: otherwise whoever has taken an account over
 * could object as well, and bring their own address back.
 */
async function isOldAddress(db: Sql, owner: string): Promise<boolean> {
  const isNew = await hasRows(
    db,
    sql`select 1 from log where kind = 'email_changed' and collection = 'users' and entry = ${owner}
          and created_at > now() - ${OBJECTION_DAYS} * interval '1 day' limit 1`,
  );
  return !isNew;
}
