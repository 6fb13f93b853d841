import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
} from 'payload';
import { forgotPassword } from '../login/forgot-password.ts';
import { PRIVATE } from '../access/private.ts';
import {
  admins,
  adminsButNotSelf,
  adminsOrSelf,
  nobody,
  staff,
  staffOrSelf,
} from '../access/roles.ts';
import { env } from '../settings/env.ts';
import { firstAccount } from './first-account.ts';
import { keepEndedSessions, keepSessions } from '../payload-repairs/keep-sessions.ts';
import { readableEmail } from '../payload-repairs/readable-email.ts';
import { resetLoginAttempts, constantTimeLogin } from '../login/constant-time-login.ts';
import { accountFields } from './account-fields.ts';
import { inviteAgain, inviteNewUser } from './invitation.ts';
import { confirmCredentialChange, afterCredentialChange } from './credential-change.ts';
import { objectionEndpoints } from './objection.ts';
import { ownPassword } from './own-password.ts';
import { currentPasswordFields } from './current-password-fields.ts';
import { SESSION_SECONDS } from '../sessions/sessions.ts';
import { MIN_PASSWORD } from '../settings/settings.ts';

/** Payload accepts three characters. This runs before every operation that sets a password. */
const longPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { password } = ((args as { data?: unknown }).data ?? {}) as { password?: unknown };
  const isShort = typeof password === 'string' && password.length < MIN_PASSWORD;
  // A login with a short password fails like any other wrong password.
  if (!isShort || operation === 'login') return;
  const message = req.t('validation:longerThanMin', { minLength: MIN_PASSWORD });
  throw new ValidationError(
    { collection: 'users', errors: [{ message, path: 'password' }] },
    req.t,
  );
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
      ...[
        readableEmail,
        ownPassword,
        longPassword,
        confirmCredentialChange,
        firstAccount,
        constantTimeLogin,
      ],
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
