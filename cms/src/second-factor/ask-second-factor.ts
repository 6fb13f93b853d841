import { sql } from '@payloadcms/db-postgres';
import { type CollectionAfterLoginHook, type CollectionBeforeLoginHook, APIError } from 'payload';
import { LOGS_IN } from '../payload-repairs/keep-sessions.ts';
import { transactionOf } from '../database/sql.ts';
import { translator } from '../studio-words/translator.ts';
import { isRightCode } from './limit-codes.ts';
import { hasFactor, spendCode } from './second-factors.ts';

class SecondFactorNeeded extends APIError {
  constructor(message: string) {
    super(message, 401, undefined, true);
    this.name = 'SecondFactorNeeded';
  }
}

/** Set on a request that only lacked the code: the panel then asks for it. */
export const CODE_ASKED_FOR = 'code asked for';

export const SESSION_REVOKED = 'session taken back';

/** Asks for the code after the right password. What is thrown here ends the login's transaction. */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (!req.context[LOGS_IN]) return;
  const db = await transactionOf(req);
  const owner = String(user.id);
  if (!(await hasFactor(db, owner))) return;
  const t = translator(req);
  const typed = req.data?.code;
  if (typeof typed !== 'string' || typed.trim() === '') {
    req.context[CODE_ASKED_FOR] = true;
    throw new SecondFactorNeeded(t('people:codeNeeded'));
  }
  if (!(await isRightCode(req, owner, () => spendCode(db, owner, typed)))) {
    throw new SecondFactorNeeded(t('people:codeWrong'));
  }
};

/** Payload logs in whoever sets a new password; with a second factor that session is revoked. */
export const noSessionByNewPassword: CollectionAfterLoginHook = async ({ req, user }) => {
  if (req.context[LOGS_IN]) return;
  const db = await transactionOf(req);
  if (!(await hasFactor(db, String(user.id)))) return;
  await db.execute(sql`delete from users_sessions where _parent_id = ${user.id}`);
  req.context[SESSION_REVOKED] = true;
};
