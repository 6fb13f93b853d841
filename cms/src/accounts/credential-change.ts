import { sql } from '@payloadcms/db-postgres';
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { isAdmin } from '../access/roles.ts';
import type { User } from '../database/payload-types.ts';
import { transactionOf } from '../database/sql.ts';
import { isOwn } from '../access/own-account.ts';
import { reauthenticate } from '../second-factor/reauthenticate.ts';
import { logEvent } from '../audit-log/log-event.ts';
import { endSessionsIn } from '../sessions/sessions.ts';
import { translator } from '../studio-words/translator.ts';
import {
  notifyOfCredentialChange,
  type Before,
  type CredentialChange,
} from './notify-of-credential-change.ts';

type Args = { data?: Record<string, unknown>; id?: unknown };

/** The login that a request changes; noted before the change, dealt with after it. */
const CREDENTIAL_CHANGE = 'new login';

/**
 * A new e-mail address or password is taken from whoever knows the present password, and has the
 * second factor: a session left open on a desk must not be enough to take over an account. That
 * holds for administrators, too, who change the address of somebody else.
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
  // Nothing else gets to see them.
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

async function credentialChangeIn(
  req: PayloadRequest,
  id: unknown,
  data: Record<string, unknown>,
): Promise<CredentialChange | undefined> {
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

/** As Payload stores an address. */
const normalised = (email: unknown) =>
  typeof email === 'string' ? email.trim().toLowerCase() : email;

/** Ends other sessions and links after a change of credentials, logs it and notifies the owner. */
export const afterCredentialChange: CollectionAfterChangeHook<User> = async ({ doc, req }) => {
  const change = req.context[CREDENTIAL_CHANGE] as CredentialChange | undefined;
  if (!change || !req.user) return;
  delete req.context[CREDENTIAL_CHANGE];
  const db = await transactionOf(req);
  const { _sid: session } = req.user as { _sid?: string };
  await endSessionsIn(db, doc.id, { keep: isOwn(req, doc.id) ? session : undefined });
  await db.execute(
    sql`update users set reset_password_token = null, reset_password_expiration = null
        where id::text = ${doc.id}`,
  );
  await notifyOfCredentialChange(req, db, change, doc.email);
  const about = { collection: 'users', entry: doc.id };
  if (change.isEmail) await logEvent(req, { kind: 'email_changed', ...about });
  if (change.isPassword) await logEvent(req, { kind: 'password_changed', ...about });
};
