import { findStored } from '../database/sql.ts';
import { SIDEBAR, uiField } from '../fields/ui-field.ts';
import type { CollectionConfig, GlobalConfig, PayloadRequest, TypeWithID } from 'payload';
import { extend, feature, ACCESS, grouped } from '../plugin/feature.ts';
import { hasTranslations } from '../access/translated-fields.ts';
import { LOCALES, type Locale, DEFAULT_LOCALE } from '../clinic-config/locales.ts';
import { isPrivate } from '../access/private.ts';
import { log, type LogKind } from './log.ts';
import { logEvent } from './log-event.ts';

type Stored = TypeWithID & { updatedAt?: string; _status?: Status };

/** Set on a request while our own code writes on behalf of somebody. */
export const NOT_LOGGED = 'not logged';

const statusNote = (slug: string, id: unknown) => `status before: ${slug}/${String(id)}`;

/** When the entry itself, not its draft, was last saved, and its status in every language. */
function readStored(req: PayloadRequest, slug: string, id: unknown) {
  const { config } = req.payload.collections[slug as 'users'];
  const fields = ['updatedAt', ...(config.versions?.drafts ? ['_status'] : [])];
  return findStored<Stored>(req, slug, id, fields, 'all');
}

const lastChangedField = uiField('last_changed', 'audit-log/last-changed.tsx#LastChanged', SIDEBAR);

const localeOf = (req: PayloadRequest): Locale | undefined =>
  LOCALES.find((locale) => locale === req.locale);

export const auditLog = (collections: readonly string[]) =>
  feature({
    collections: grouped(ACCESS, [log]),
    changes: { collections, collection: logChanges, global: logGlobalChanges },
  });

function logChanges(collection: CollectionConfig): CollectionConfig {
  const { slug } = collection;
  const isTranslated = hasTranslations(collection.fields);
  return extend(collection, {
    fields: isPrivate(collection) ? [] : [lastChangedField],
    last: {
      beforeChange: [
        async function noteStatusBefore({ originalDoc, req }) {
          if (!req.user || !originalDoc?.id) return;
          const stored = await readStored(req, slug, originalDoc.id);
          req.context[statusNote(slug, originalDoc.id)] = stored?._status;
        },
      ],
      afterChange: [
        async function logChange({ doc, operation, previousDoc, req }) {
          if (!req.user || req.context[NOT_LOGGED]) return;
          const stored = await readStored(req, slug, doc.id);
          const changes = changesOfSave({
            isNew: operation === 'create',
            isDraft: stored?.updatedAt !== doc.updatedAt,
            // Where nothing is translated, the language of the request means nothing.
            locale: isTranslated ? localeOf(req) : undefined,
            before: req.context[statusNote(slug, doc.id)] as Status,
            after: stored?._status,
            isInBin: { before: Boolean(previousDoc?.deletedAt), after: Boolean(doc.deletedAt) },
          });
          for (const change of changes) {
            await logEvent(req, { ...change, collection: slug, entry: String(doc.id) });
          }
        },
      ],
      afterDelete: [
        function logDeletion({ id, req }) {
          return logEvent(req, { kind: 'deleted', collection: slug, entry: String(id) });
        },
      ],
    },
  });
}

function kindOfGlobalSave(before: unknown, after: unknown, isDraft: boolean) {
  if (isDraft) return 'changed';
  if (after === 'published') return 'published';
  return before === 'published' ? 'unpublished' : 'changed';
}

function logGlobalChanges(global: GlobalConfig): GlobalConfig {
  const { slug } = global;
  return extend(global, {
    fields: [lastChangedField],
    last: {
      afterChange: [
        async function logGlobalChange({ doc, previousDoc, req }) {
          const stored = await req.payload.db.findGlobal<Stored>({ slug, req });
          const isDraft = stored.updatedAt !== doc?.updatedAt;
          const kind = kindOfGlobalSave(previousDoc?._status, doc?._status, isDraft);
          const language = localeOf(req);
          await logEvent(req, { kind, collection: slug, ...(language && { language }) });
        },
      ],
    },
  });
}

/** The status of an entry: one for all languages, or one for each; none without drafts. */
export type Status = string | Partial<Record<Locale, string | null>> | null | undefined;

type Saved = {
  isNew: boolean;
  /** Whether only the draft was saved, and not the entry that visitors may see. */
  isDraft: boolean;
  locale: Locale | undefined;
  before: Status;
  after: Status;
  isInBin: { before: boolean; after: boolean };
};

export type Change = { kind: LogKind; language?: Locale };

const isPublished = (status: Status, locale: Locale) =>
  (typeof status === 'object' ? status?.[locale] : status) === 'published';

/** What a save did, language by language. */
export function changesOfSave(saved: Saved): Change[] {
  const { after, before, isDraft, isInBin, isNew, locale } = saved;
  const own = locale ? { language: locale } : {};
  if (isInBin.after !== isInBin.before) return [{ kind: isInBin.after ? 'deleted' : 'restored' }];
  if (isNew) {
    const isSeen = isPublished(after, locale ?? DEFAULT_LOCALE);
    const created: Change = { kind: 'created', ...own };
    return isSeen ? [created, { kind: 'published', ...own }] : [created];
  }
  if (isDraft || !after) return [{ kind: 'changed', ...own }];
  const isPerLanguage = typeof after === 'object';
  const switched = (isPerLanguage ? LOCALES : [DEFAULT_LOCALE]).flatMap((language): Change[] => {
    const [was, is] = [isPublished(before, language), isPublished(after, language)];
    if (was === is) return [];
    return [{ kind: is ? 'published' : 'unpublished', ...(isPerLanguage && { language }) }];
  });
  if (switched.length > 0) return switched;
  const isSeen = isPublished(after, locale ?? DEFAULT_LOCALE);
  return [{ kind: isSeen ? 'published' : 'changed', ...own }];
}
