import type { CollectionConfig, GlobalConfig, PayloadRequest, TypeWithID, UIField } from 'payload';
import { extend } from '../plugin/extend.ts';
import { feature } from '../plugin/feature.ts';
import { ACCESS, grouped } from '../plugin/studio-groups.ts';
import { hasTranslations } from '../access/translated-fields.ts';
import { LOCALES, type Locale } from '../clinic-config/locales.ts';
import { isPrivate } from '../access/private.ts';
import { changesOfSave, type Status } from './changes-of-save.ts';
import { log } from './log.ts';
import { logEvent } from './log-event.ts';

type Stored = TypeWithID & { updatedAt?: string; _status?: Status };

/** Set on a request while our own code writes on behalf of somebody. */
export const NOT_LOGGED = 'not logged';

const statusNote = (slug: string, id: unknown) => `status before: ${slug}/${String(id)}`;

/** The stored entry, not its latest draft, with its status in every language. */
async function readStored(req: PayloadRequest, slug: string, id: unknown): Promise<Stored | null> {
  const { config } = req.payload.collections[slug as 'users'];
  return req.payload.db.findOne<Stored>({
    collection: slug as 'users',
    where: { id: { equals: id } },
    locale: 'all',
    select: { updatedAt: true, ...(config.versions?.drafts && { _status: true }) },
    req,
  });
}

/** Shows beside an entry who changed it last. */
const lastChangedField: UIField = {
  name: 'last_changed',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/components/audit-log/last-changed.tsx#LastChanged' },
    disableListColumn: true,
  },
};

const localeOf = (req: PayloadRequest): Locale | undefined =>
  LOCALES.find((locale) => locale === req.locale);

/** Notes in the log who changes entries and globals, and in which language. */
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
            // Where nothing is translated, the language of the request says nothing.
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

/** A draft of what is published leaves it published. */
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
