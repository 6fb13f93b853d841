import {
  ValidationError,
  type Access,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type DateFieldValidation,
  executeAccess,
  type PayloadRequest,
  type Where,
  type Config,
} from 'payload';
import { PRIVATE } from '../access/private.ts';
import { editorsOrOwnPlans, nobody, staff } from '../access/roles.ts';
import { LANGUAGE_OPTIONS } from '../fields/language-options.ts';
import { messageFor, type Label } from '../studio-words/studio-languages.ts';
import { transactionOf, lockName } from '../database/sql.ts';
import { feature, hasDrafts } from '../plugin/feature.ts';

export const ACTIONS = ['publish', 'unpublish'] as const;
export type Action = (typeof ACTIONS)[number];

/** Every language at once; the only choice where an entry is not published by language. */
export const ALL_LANGUAGES = 'all';

const ACTION_LABELS: Record<Action, Label> = {
  publish: { en: 'Publish', de: 'Veröffentlichen', it: 'Pubblica' },
  unpublish: { en: 'Take offline', de: 'Offline nehmen', it: 'Metti offline' },
};

const EVERY_LANGUAGE: Label = { en: 'All languages', de: 'Alle Sprachen', it: 'Tutte le lingue' };
/** Later years are written in a form that the database does not read. */
const LAST_YEAR = 9999;
const isReadable = (at: Date) => at.getUTCFullYear() <= LAST_YEAR;

const inTheFuture: DateFieldValidation = (value, { operation, req }) => {
  if (operation !== 'create') return true;
  const at = new Date(value ?? '');
  if (at > new Date()) return isReadable(at) || req.t('validation:notValidDate', { value });
  return messageFor(req, {
    en: 'Choose a time in the future.',
    de: 'Wählen Sie einen Zeitpunkt in der Zukunft.',
    it: 'Scelga un momento futuro.',
  });
};

/** Nobody can plan what they could not do now. */
const mayChangeEntry: Access = async ({ data, req }) =>
  Boolean(req.user) && (data === undefined || (await mayChange(req, data)));

const noteUser: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' ? { ...data, status: 'waiting', user: req.user?.id } : data;

/** Plans for an entry wait for each other, so that two clicks do not plan the same change twice. */
const refuseEqualPlan: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  const { action, at, entry, language } = data;
  // The field's own check comes later, and refuses a date that cannot be searched for.
  if (operation !== 'create' || !entry || !isReadable(new Date(at))) return;
  await lockName(await transactionOf(req), `plan ${entry.value}`);
  const { totalDocs } = await req.payload.count({
    collection: 'schedules',
    where: {
      'entry.value': { equals: entry.value },
      action: { equals: action },
      language: { equals: language },
      at: { equals: at },
      // Only a failed plan may be made again: one that is done was carried out a moment ago.
      status: { not_equals: 'failed' },
    },
    req,
  });
  if (totalDocs === 0) return;
  const message = messageFor(req, {
    en: 'This is already planned.',
    de: 'Das ist bereits so geplant.',
    it: 'Questa modifica è già in programma.',
  });
  throw new ValidationError({ collection: 'schedules', errors: [{ message, path: 'at' }], req });
};

/** Planned changes, which the site makes: see docs/decisions/0023-publishing-later.md. */
export function schedules(collections: readonly CollectionSlug[]): CollectionConfig {
  return {
    slug: 'schedules',
    labels: {
      singular: { en: 'Planned change', de: 'Geplante Änderung', it: 'Modifica programmata' },
      plural: { en: 'Planned changes', de: 'Geplante Änderungen', it: 'Modifiche programmate' },
    },
    custom: PRIVATE,
    access: { read: staff, create: mayChangeEntry, update: nobody, delete: editorsOrOwnPlans },
    admin: {
      defaultColumns: ['at', 'action', 'language', 'entry', 'status'],
      // A plan is made beside the button that publishes, where one sees what one plans.
      hidden: true,
    },
    defaultSort: 'at',
    disableDuplicate: true,
    hooks: { beforeChange: [refuseEqualPlan, noteUser] },
    indexes: [{ fields: ['status', 'at'] }],
    fields: [
      {
        name: 'at',
        type: 'date',
        required: true,
        validate: inTheFuture,
        label: { en: 'When', de: 'Wann', it: 'Quando' },
      },
      {
        name: 'action',
        type: 'select',
        required: true,
        options: ACTIONS.map((value) => ({ value, label: ACTION_LABELS[value] })),
        label: { en: 'What', de: 'Was', it: 'Che cosa' },
      },
      {
        name: 'language',
        type: 'select',
        required: true,
        options: [...LANGUAGE_OPTIONS, { value: ALL_LANGUAGES, label: EVERY_LANGUAGE }],
        label: { en: 'Language', de: 'Sprache', it: 'Lingua' },
      },
      {
        name: 'entry',
        type: 'relationship',
        relationTo: [...collections],
        label: { en: 'Entry', de: 'Eintrag', it: 'Voce' },
      },
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'waiting',
        options: [
          { value: 'waiting', label: { en: 'Waiting', de: 'Wartet', it: 'In attesa' } },
          { value: 'done', label: { en: 'Done', de: 'Erledigt', it: 'Eseguita' } },
          { value: 'failed', label: { en: 'Failed', de: 'Gescheitert', it: 'Non riuscita' } },
        ],
        label: { en: 'Status', de: 'Status', it: 'Stato' },
      },
      { name: 'done_at', type: 'date', label: { en: 'Done', de: 'Erledigt', it: 'Eseguita' } },
      { name: 'reason', type: 'text', label: { en: 'Reason', de: 'Grund', it: 'Motivo' } },
      {
        name: 'user',
        type: 'relationship',
        relationTo: 'users',
        label: { en: 'By', de: 'Von', it: 'Da' },
      },
    ],
  };
}

type Planned = { entry?: { relationTo: CollectionSlug; value: string } | null; language?: string };

export async function mayChange(req: PayloadRequest, planned: Planned): Promise<boolean> {
  if (!planned.entry) return false;
  const { relationTo: collection, value: id } = planned.entry;
  // Not validated yet: the name may be one that every object has, such as `constructor`.
  if (!Object.hasOwn(req.payload.collections, collection) || typeof id !== 'string') return false;
  const rule = req.payload.collections[collection].config.access.update;
  // The rules of translators depend on the language that a request writes.
  const writing = Object.assign(Object.create(req) as PayloadRequest, { locale: planned.language });
  const data = { _status: 'published' };
  const allowed = await executeAccess({ req: writing, id, data, disableErrors: true }, rule);
  if (allowed === false) return false;
  const where: Where = { id: { equals: id } };
  const found = await req.payload.db.findOne({
    collection,
    where: allowed === true ? where : { and: [where, allowed as Where] },
    req,
  });
  return Boolean(found);
}

export const publishLater = () => (config: Config) => {
  const slugs = (config.collections ?? []).filter(hasDrafts).map(({ slug }) => slug);
  return feature({
    collections: [schedules(slugs as CollectionSlug[])],
    changes: { collections: slugs, collection: withPlans },
  })(config);
};

function withPlans(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const edit = {
    ...admin?.components?.edit,
    beforeDocumentControls: [
      '/components/publish-later/publish-later.tsx#PublishLater',
      ...(admin?.components?.edit?.beforeDocumentControls ?? []),
    ],
  };
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit } } };
}
