import {
  AuthenticationError,
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type FieldAccess,
  type FieldHook,
} from 'payload';
import { forgotPassword } from '../access/forgot-password.ts';
import { PRIVATE } from '../access/private.ts';
import {
  admins,
  adminsOnly,
  adminsOrSelf,
  editors,
  nobody,
  nobodyOnField,
  ROLES,
} from '../access/roles.ts';
import { env } from '../env.ts';
import { firstAccount } from '../hooks/first-account.ts';
import { keepSessions } from '../hooks/keep-sessions.ts';
import { forgiveLogin, steadyLogin } from '../hooks/steady-login.ts';
import type { Label } from '../locales.ts';
import { MIN_PASSWORD } from '../settings.ts';

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

/** Postgres cannot store or query text with a NUL character; the query would fail. */
const readableEmail: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { email } = ((args as { data?: unknown }).data ?? {}) as { email?: unknown };
  if (typeof email !== 'string' || !email.includes('\0')) return;
  // No account has such an address, so the response is that of any unknown account.
  if (operation === 'login') throw new AuthenticationError(req.t);
  const message = req.t('validation:emailAddress');
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'email' }] }, req.t);
};

const SESSION_SECONDS = 8 * 60 * 60;

const ROLE_LABELS: Record<(typeof ROLES)[number], Label> = {
  admin: { en: 'Administrator', de: 'Administration', it: 'Amministrazione' },
  editor: { en: 'Editor', de: 'Redaktion', it: 'Redazione' },
};

const withoutLogin: FieldAccess = ({ req }) => !req.user;

/** The first user must be able to invite the others. */
const firstUserIsAdmin: FieldHook = async ({ operation, req, value }) => {
  if (operation !== 'create') return value;
  const { totalDocs } = await req.payload.count({ collection: 'users', req });
  return totalDocs === 0 ? 'admin' : value;
};

export const users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: { en: 'User', de: 'Benutzerkonto', it: 'Utente' },
    plural: { en: 'Users', de: 'Benutzerkonten', it: 'Utenti' },
  },
  custom: PRIVATE,
  auth: {
    // Payload would lock the account for its owner as well; see steadyLogin.
    maxLoginAttempts: 0,
    tokenExpiration: SESSION_SECONDS,
    cookies: { secure: env.STUDIO_URL.startsWith('https:'), sameSite: 'Strict' },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    // Editors may read each other's accounts: an entry shows who is editing it.
    read: editors,
    create: admins,
    update: adminsOrSelf,
    delete: admins,
    unlock: nobody,
    readVersions: editors,
  },
  hooks: {
    beforeOperation: [readableEmail, longPassword, firstAccount, steadyLogin],
    beforeLogin: [keepSessions],
    afterLogin: [forgiveLogin],
  },
  endpoints: [forgotPassword],
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'] },
  fields: [
    {
      // Shown only in the form of the first account, and never stored.
      name: 'setup_code',
      type: 'text',
      virtual: true,
      label: { en: 'Setup code', de: 'Einrichtungscode', it: 'Codice di attivazione' },
      // A form contains only readable fields; without a login no stored account can be read.
      access: { read: withoutLogin, update: nobodyOnField },
      admin: {
        readOnly: false,
        components: { Field: '/components/setup-code.tsx#SetupCode' },
        description: {
          en: 'It is in the address that npm start printed.',
          de: 'Er steht in der Adresse, die npm start ausgegeben hat.',
          it: 'Si trova nell’indirizzo stampato da npm start.',
        },
      },
    },
    { name: 'name', type: 'text', label: { en: 'Name', de: 'Name', it: 'Nome' } },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
      label: { en: 'Role', de: 'Rolle', it: 'Ruolo' },
      access: { create: adminsOnly, update: adminsOnly },
      hooks: { beforeChange: [firstUserIsAdmin] },
    },
  ],
};
