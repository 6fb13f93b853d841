import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  Forbidden,
} from 'payload';
import { forgotPassword } from '../login/forgot-password.ts';
import { PRIVATE } from '../access/private.ts';
import {
  admins,
  adminsButNotSelf,
  adminsOrSelf,
  isOwn,
  nobody,
  staff,
  staffOrSelf,
} from '../access/roles.ts';
import { env } from '../settings/env.ts';
import { keepEndedSessions, keepSessions } from '../payload-repairs/keep-sessions.ts';
import { readableEmail } from '../payload-repairs/readable-email.ts';
import { resetLoginAttempts, constantTimeLogin } from '../login/constant-time-login.ts';
import { accountFields, currentPasswordFields } from './account-fields.ts';
import { inviteAgain, inviteNewUser } from './invitation.ts';
import { confirmCredentialChange, afterCredentialChange } from './credential-change.ts';
import { objectionEndpoints } from './objection.ts';
import { SESSION_SECONDS } from '../sessions/sessions.ts';
import { MIN_PASSWORD } from '../settings/settings.ts';
import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { isSetupCode } from './setup-code.ts';
import { isFromStudio, isLocalApi } from '../access/client.ts';
import { transactionOf } from '../database/sql.ts';
import { translator } from '../studio-words/translator.ts';
import { feature, ACCESS, grouped } from '../plugin/feature.ts';

/** An arbitrary number that no other advisory lock uses. */
const LOCK = 7_117_001;

/**
 * The first account is created without a login: only with the setup code, only from a page of the
 * studio and only once, as concurrent requests wait for each other at a lock in the database.
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

type Args = { data?: Record<string, unknown>; id?: unknown };

/**
 * Everybody chooses their password themselves: a new account has one that nobody knows. Addresses
 * are changed one by one: an update of many could neither ask for a password nor tell the owners.
 */
export const ownPassword: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || !req.user) return;
  const { data, id } = args as Args;
  if (!data) return;
  if (operation === 'create') data.password = randomBytes(32).toString('base64url');
  if (operation !== 'update') return;
  if ('password' in data && !isOwn(req, id)) throw new Forbidden(req.t);
  if ('email' in data && id === undefined) throw new Forbidden(req.t);
};

/** Payload would accept passwords of three characters. */
const longPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { password } = ((args as { data?: unknown }).data ?? {}) as { password?: unknown };
  const isShort = typeof password === 'string' && password.length < MIN_PASSWORD;
  // A login with a short password fails like any other wrong password.
  if (!isShort || operation === 'login') return;
  const message = req.t('validation:longerThanMin', { minLength: MIN_PASSWORD });
  const errors = [{ message, path: 'password' }];
  throw new ValidationError({ collection: 'users', errors }, req.t);
};

export const users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: { en: 'User', de: 'Benutzerkonto', it: 'Utente' },
    plural: { en: 'Users', de: 'Benutzerkonten', it: 'Utenti' },
  },
  custom: PRIVATE,
  auth: {
    // Payload would lock the account for its owner as well; see constantTimeLogin.
    maxLoginAttempts: 0,
    tokenExpiration: SESSION_SECONDS,
    cookies: { secure: env.STUDIO_URL.startsWith('https:'), sameSite: 'Strict' },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    read: staffOrSelf,
    create: admins,
    update: adminsOrSelf,
    delete: adminsButNotSelf,
    unlock: nobody,
    readVersions: staff,
  },
  hooks: {
    beforeOperation: [
      readableEmail,
      ownPassword,
      longPassword,
      confirmCredentialChange,
      firstAccount,
      constantTimeLogin,
    ],
    beforeLogin: [keepSessions],
    afterLogin: [resetLoginAttempts],
    afterRefresh: [keepEndedSessions],
    afterChange: [inviteNewUser, afterCredentialChange],
  },
  endpoints: [forgotPassword, inviteAgain, ...objectionEndpoints],
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'roles', 'status', 'second_factor'],
  },
  fields: [...currentPasswordFields, ...accountFields],
};

export const accounts = () => feature({ collections: grouped(ACCESS, [users]) });
