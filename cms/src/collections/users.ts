import type { CollectionConfig, FieldHook } from 'payload';
import { PRIVATE } from '../access/private.ts';
import { admins, adminsOnly, adminsOrSelf, editors, ROLES } from '../access/roles.ts';
import { env } from '../env.ts';
import { longPassword } from '../hooks/long-password.ts';
import { readableEmail } from '../hooks/readable-email.ts';
import type { Label } from '../locales.ts';

const MAX_LOGIN_ATTEMPTS = 5;
const LOCK_MS = 10 * 60 * 1000;
const SESSION_SECONDS = 8 * 60 * 60;

const ROLE_LABELS: Record<(typeof ROLES)[number], Label> = {
  admin: { en: 'Administrator', de: 'Administration', it: 'Amministrazione' },
  editor: { en: 'Editor', de: 'Redaktion', it: 'Redazione' },
};

/** Whoever sets the studio up must be able to invite the others. */
const firstUserIsAdmin: FieldHook = async ({ operation, req, value }) => {
  if (operation !== 'create') return value;
  const { totalDocs } = await req.payload.count({ collection: 'users', req });
  return totalDocs === 0 ? 'admin' : value;
};

export const users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: { en: 'User', de: 'Benutzer', it: 'Utente' },
    plural: { en: 'Users', de: 'Benutzer', it: 'Utenti' },
  },
  custom: PRIVATE,
  auth: {
    maxLoginAttempts: MAX_LOGIN_ATTEMPTS,
    lockTime: LOCK_MS,
    tokenExpiration: SESSION_SECONDS,
    cookies: { secure: env.STUDIO_URL.startsWith('https:'), sameSite: 'Strict' },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    // Who works here is no secret among them: an entry says who is editing it.
    read: editors,
    create: admins,
    update: adminsOrSelf,
    delete: admins,
    unlock: admins,
    readVersions: editors,
  },
  hooks: { beforeOperation: [readableEmail, longPassword] },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'] },
  fields: [
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
