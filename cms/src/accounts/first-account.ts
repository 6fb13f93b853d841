import { sql } from '@payloadcms/db-postgres';
import { Forbidden, ValidationError, type CollectionBeforeOperationHook } from 'payload';
import { isSetupCode } from './setup-code.ts';
import { isFromStudio, isLocalApi } from '../access/client.ts';
import { env } from '../settings/env.ts';
import { transactionOf } from '../database/sql.ts';
import { translator } from '../studio-words/translator.ts';

/** An arbitrary number that no other advisory lock uses. */
const LOCK = 7_117_001;

/**
 * The first account is the administrator's and is created without a login: only with the setup code
 * that the start printed, only from a page of the studio, and only once: concurrent requests wait
 * for each other at a lock in the database.
 */
export const firstAccount: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' || isLocalApi(req) || req.user) return;
  if (!isFromStudio(req, env.STUDIO_URL)) throw new Forbidden(req.t);
  const { setup_code: given } = (args as { data: Record<string, unknown> }).data;
  if (!isSetupCode(given, env.SECRET)) {
    const t = translator(req);
    const errors = [{ message: t('access:wrongCode'), path: 'setup_code' }];
    throw new ValidationError({ collection: 'users', errors }, req.t);
  }
  const db = await transactionOf(req);
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const { totalDocs } = await req.payload.count({ collection: 'users', req });
  if (totalDocs > 0) throw new Forbidden(req.t);
};
