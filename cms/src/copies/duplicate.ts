import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  FieldHook,
  SelectField,
} from 'payload';
import { LOCALES } from '../clinic-config/locales.ts';
import { extend, feature, hasDrafts } from '../plugin/feature.ts';
import { readerLanguage } from '../studio-words/studio-languages.ts';
import { STUDIO_WORDS } from '../studio-words/studio-words.ts';

/** Duplicates as a draft: a copy that is incomplete in some language would fail validation. */
export const copyAsDraft: CollectionBeforeOperationHook = ({ args }) =>
  'duplicateFromID' in args && args.duplicateFromID ? { ...args, draft: true } : args;

/** Payload's own field, which its duplicate button makes a draft in one language only. */
const draftInCopies = (): SelectField => ({
  name: '_status',
  type: 'select',
  options: [],
  label: { en: 'Status', de: 'Status', it: 'Stato' },
  admin: { components: { Cell: '/components/status/status-cell.tsx#StatusCell' } },
  hooks: { beforeDuplicate: [() => 'draft'] },
});

/** Makes a unique value: the copy of `massage` gets `massage-2`, or the next free number. */
export const uniqueInCopies: FieldHook = async ({ collection, field, req, value }) => {
  if (!collection || !field.name || typeof value !== 'string' || !value) return undefined;
  for (let number = 2; ; number += 1) {
    const fresh = `${value}-${number}`;
    const { totalDocs } = await req.payload.db.count({
      collection: collection.slug,
      where: { [field.name]: { equals: fresh } },
      locale: 'all',
      req,
    });
    if (totalDocs === 0) return fresh;
  }
};

/** Payload calls this for each language without saying which, in the order of the configuration. */
const namedAsCopy: FieldHook = ({ context, field, req, value }) => {
  const isLocalized = 'localized' in field && field.localized;
  const asked = Number(context[NAMED] ?? 0);
  context[NAMED] = asked + 1;
  const language = isLocalized ? LOCALES[asked % LOCALES.length] : req.i18n.language;
  if (typeof value !== 'string' || !value) return value;
  const suffix = ` (${STUDIO_WORDS[readerLanguage(language)].copies.copy})`;
  return value.endsWith(suffix) ? value : value + suffix;
};

const NAMED = 'languages in which a copy has its name';

export const copies = (collections: readonly string[]) =>
  feature({ changes: { collections, collection: withDraftCopies } });

function withDraftCopies(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection;
  const title = collection.admin?.useAsTitle;
  const fields = collection.fields.map((field): Field => {
    if (field.type !== 'text' || field.name !== title) return field;
    return { ...field, hooks: { ...field.hooks, beforeDuplicate: [namedAsCopy] } };
  });
  return extend(
    { ...collection, fields },
    { fields: [draftInCopies()], first: { beforeOperation: [copyAsDraft] } },
  );
}
