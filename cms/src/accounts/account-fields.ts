import { SIDEBAR, uiField } from '../fields/ui-field.ts';
import type {
  Field,
  FieldAccess,
  FieldHook,
  SelectFieldManyValidation,
  TextFieldSingleValidation,
  TextField,
} from 'payload';
import { select } from 'payload/shared';
import {
  adminsOnly,
  adminsOrOwn,
  isAdmin,
  isLoggedIn,
  isOwn,
  nobodyOnField,
  type Role,
} from '../access/roles.ts';
import {
  messageFor,
  readerLanguage,
  STUDIO_LANGUAGE_NAMES,
  STUDIO_LANGUAGES,
  type Label,
} from '../studio-words/studio-languages.ts';
import { LOCALE_ENTRIES } from '../clinic-config/locales.ts';
import { STUDIO_WORDS } from '../studio-words/studio-words.ts';

const ROLE_LABELS: Record<Role, Label> = {
  admin: { en: 'Administrator', de: 'Administration', it: 'Amministrazione' },
  editor: { en: 'Editor', de: 'Redaktion', it: 'Redazione' },
  translator: { en: 'Translator', de: 'Übersetzung', it: 'Traduzione' },
  inbox: { en: 'Inbox', de: 'Posteingang', it: 'Posta in arrivo' },
};

/** For what only our own code writes, and only administrators see. */
const KEPT_BY_US = { create: nobodyOnField, update: nobodyOnField, read: adminsOnly };

/** The first user must be able to invite the others. */
const firstUserIsAdmin: FieldHook = async ({ operation, req, value }) => {
  if (operation !== 'create') return value;
  const { totalDocs } = await req.payload.count({ collection: 'users', req });
  return totalDocs === 0 ? ['admin'] : value;
};

const isTranslator = (data: { roles?: Role[] | null }) =>
  Boolean(data.roles?.includes('translator')) &&
  !data.roles?.some((role) => role === 'admin' || role === 'editor');

const requireLanguage: SelectFieldManyValidation = (value, { data, req }) =>
  !isTranslator(data as { roles?: Role[] }) ||
  Boolean(value?.length) ||
  messageFor(req, {
    en: 'Choose the languages this person translates into.',
    de: 'Wählen Sie die Sprachen, in die diese Person übersetzt.',
    it: 'Scelga le lingue in cui questa persona traduce.',
  });

/** Nobody can take this role from themselves, so that an administrator is always left. */
const keepOwnAdminRole: SelectFieldManyValidation = (value, options) => {
  const { id, req } = options;
  if (!isOwn(req, id) || !isAdmin(req) || value?.includes('admin')) return select(value, options);
  return messageFor(req, {
    en: 'Only another administrator can take this role away from you.',
    de: 'Diese Rolle muss Ihnen jemand anderes aus der Administration entziehen.',
    it: 'Solo un altro amministratore può togliere questo ruolo.',
  });
};

const requireName: TextFieldSingleValidation = (value, { operation, req }) =>
  Boolean(value) || operation !== 'create' || !req.user || req.t('validation:required');

const withoutLogin: FieldAccess = ({ req }) => !req.user;

/** Shown only in the form of the first account, and never stored. */
const setupCodeField: Field = {
  name: 'setup_code',
  type: 'text',
  virtual: true,
  label: { en: 'Setup code', de: 'Einrichtungscode', it: 'Codice di attivazione' },
  // A form contains only readable fields; without a login no stored account can be read.
  access: { read: withoutLogin, update: nobodyOnField },
  admin: {
    readOnly: false,
    components: { Field: '/components/accounts/setup-code.tsx#SetupCode' },
    description: {
      en: 'It is in the address that npm start printed.',
      de: 'Er steht in der Adresse, die npm start ausgegeben hat.',
      it: 'È nell’indirizzo mostrato da npm start.',
    },
  },
};

export const accountFields: Field[] = [
  setupCodeField,
  {
    name: 'name',
    type: 'text',
    label: { en: 'Name', de: 'Name', it: 'Nome' },
    // Not required of the first account, which may be created without a form.
    validate: requireName,
  },
  {
    name: 'roles',
    type: 'select',
    hasMany: true,
    required: true,
    defaultValue: ['editor'],
    saveToJWT: true,
    options: Object.entries(ROLE_LABELS).map(([value, label]) => ({ value, label })),
    validate: keepOwnAdminRole,
    label: { en: 'Roles', de: 'Rollen', it: 'Ruoli' },
    access: { create: adminsOnly, update: adminsOnly },
    hooks: { beforeChange: [firstUserIsAdmin] },
    admin: {
      condition: isLoggedIn,
      description: {
        en: 'Editor: all content. Translator: the texts of some languages. Inbox: requests, testimonials, subscribers and e-mails. Administrator: everything, accounts included.',
        de: 'Redaktion: alle Inhalte. Übersetzung: die Texte einzelner Sprachen. Posteingang: Anfragen, Patientenmeinungen, Abonnements und E-Mails. Administration: alles, auch die Konten.',
        it: 'Redazione: tutti i contenuti. Traduzione: i testi di alcune lingue. Posta in arrivo: richieste, testimonianze, iscritti ed e-mail. Amministrazione: tutto, anche gli utenti.',
      },
    },
  },
  {
    name: 'languages',
    type: 'select',
    hasMany: true,
    options: LOCALE_ENTRIES.map(({ code, name }) => ({ value: code, label: name })),
    validate: requireLanguage,
    label: { en: 'Translates into', de: 'Übersetzt in diese Sprachen', it: 'Traduce in' },
    access: { create: adminsOnly, update: adminsOnly },
    admin: { condition: (data) => isTranslator(data) },
  },
  {
    name: 'language',
    type: 'select',
    options: STUDIO_LANGUAGES.map((value) => ({ value, label: STUDIO_LANGUAGE_NAMES[value] })),
    defaultValue: ({ req }: { req: { i18n?: { language?: string } } }) =>
      readerLanguage(req.i18n?.language),
    label: { en: 'Language of e-mails', de: 'Sprache der E-Mails', it: 'Lingua delle e-mail' },
  },
  {
    name: 'status',
    type: 'select',
    defaultValue: 'active',
    options: [
      { value: 'invited', label: { en: 'Invited', de: 'Eingeladen', it: 'Invitato' } },
      { value: 'active', label: { en: 'Active', de: 'Aktiv', it: 'Attivo' } },
    ],
    label: { en: 'Status', de: 'Status', it: 'Stato' },
    access: KEPT_BY_US,
    admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data?.id) },
  },
  uiField('invitation', 'accounts/invitation.tsx#Invitation', SIDEBAR),
];

/** What is typed to confirm a change; it is taken out of the request before anything is stored. */
const typed = (name: string, word: 'presentPassword' | 'code', component: string): TextField => ({
  name,
  type: 'text',
  virtual: true,
  label: {
    en: STUDIO_WORDS.en.people[word],
    de: STUDIO_WORDS.de.people[word],
    it: STUDIO_WORDS.it.people[word],
  },
  // A form contains only readable fields; there is never anything to read in these.
  access: { create: nobodyOnField, read: adminsOrOwn },
  admin: {
    condition: isLoggedIn,
    readOnly: false,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: `/components/accounts/current-password.tsx#${component}` },
  },
});

export const currentPasswordFields: Field[] = [
  typed('present_password', 'presentPassword', 'CurrentPassword'),
  typed('present_code', 'code', 'CurrentCode'),
];
