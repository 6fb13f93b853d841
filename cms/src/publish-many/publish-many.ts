import {
  isolateObjectProperty,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type Where,
} from 'payload';
import { z } from 'zod';
import { LOCALES } from '../clinic-config/locales.ts';
import { extend, feature, hasDrafts } from '../plugin/feature.ts';
import { statusChange } from '../publish-later/run-due-schedules.ts';
import { ACTIONS, ALL_LANGUAGES, type Action } from '../publish-later/schedules.ts';
import { statusIn, type Status } from '../translations/translation-row.ts';
import { titleFor, type Titles } from '../usage/titles.ts';

/**
 * Publishes what is selected in a list, or takes it offline. Payload's own way concerns the list's
 * language alone, without saying so; it forgets the filter when everything is selected, and loses
 * drafts that are newer than what is online.
 */
export const publishMany = (collections: readonly string[]) =>
  feature({ changes: { collections, collection: withPublishMany } });

const LIST = { Component: '/components/publish-many/list.tsx#List' };

function withPublishMany(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection;
  const { admin } = collection;
  const views = { ...admin?.components?.views, list: LIST };
  return extend(
    { ...collection, admin: { ...admin, components: { ...admin?.components, views } } },
    { endpoints: [publicationEndpoint(collection.slug as CollectionSlug)] },
  );
}

const change = z.object({
  where: z.record(z.string(), z.unknown()),
  action: z.enum(ACTIONS),
  language: z.enum([ALL_LANGUAGES, ...LOCALES]),
});

export type ManyPublished = { changed: number; failed: { title: string; reason: string }[] };

function publicationEndpoint(slug: CollectionSlug): Omit<Endpoint, 'root'> {
  return {
    method: 'post',
    path: '/publish-many',
    handler: async (req) => {
      const sent = change.safeParse(await req.json?.().catch(() => undefined));
      if (!sent.success) {
        return Response.json({ errors: [{ message: req.t('error:unknown') }] }, { status: 400 });
      }
      const { action, language, where } = sent.data;
      const { docs } = await req.payload.find({
        ...{ collection: slug, where: where as Where, draft: true, select: {}, depth: 0 },
        ...{ overrideAccess: false, pagination: false, req },
      });
      const ids = docs.map(({ id }) => String(id));
      const result: ManyPublished = { changed: 0, failed: [] };
      for (const { id, title } of await entriesToChange(req, slug, action, language, ids)) {
        try {
          await req.payload.update({
            ...{ collection: slug, id, depth: 0, overrideAccess: false },
            ...statusChange(action, language),
            // Each change has a transaction of its own: a refused one does not undo the others.
            req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'transactionID']),
          });
          result.changed += 1;
        } catch (error) {
          const { message, status } = error as Error & { status?: number };
          const reason = status === undefined ? req.t('error:unknown') : message;
          result.failed.push({ title, reason });
        }
      }
      return Response.json(result);
    },
  };
}

type Stored = { id: string; _status?: Status; [field: string]: unknown };

async function entriesToChange(
  req: PayloadRequest,
  collection: CollectionSlug,
  action: Action,
  language: string,
  ids: string[],
) {
  const common = { collection, locale: 'all', pagination: false, req } as const;
  const titleField = req.payload.collections[collection].config.admin.useAsTitle ?? 'id';
  const { docs } =
    action === 'publish'
      ? await req.payload.db.queryDrafts<Stored>({ ...common, where: { parent: { in: ids } } })
      : await req.payload.db.find<Stored>({ ...common, where: { id: { in: ids } } });
  const languages = LOCALES.filter((one) => language === ALL_LANGUAGES || one === language);
  const isOnline = action === 'publish';
  return docs
    .filter(({ _status }) =>
      languages.some((one) => (statusIn(_status, one) === 'published') !== isOnline),
    )
    .map((doc) => ({ id: doc.id, title: titleFor(req.i18n.language, doc[titleField] as Titles) }));
}
