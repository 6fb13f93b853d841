import type { CollectionConfig, CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { SIDEBAR, uiField } from '../fields/ui-field.ts';
import { languageOf } from '../access/roles.ts';
import { whyUnseen } from '../overview/unseen.ts';
import { extend, feature, hasDrafts } from '../plugin/feature.ts';
import { deadLinks, undescribedPictures } from './looked-up-advice.ts';
import { hintsOf, lacksOf, type Advice, type Entry } from './entry-advice.ts';

/** Says before publishing what is missing, and what could be better; nothing of it stops anybody. */
export const publishAdvice = (collections: readonly string[]) =>
  feature({ changes: { collections, collection: withAdvice } });

const note = uiField('publish_advice', 'publish-advice/advice.tsx#AdviceNote', SIDEBAR);

function withAdvice(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection;
  const { fields, slug } = collection;
  return extend(
    { ...collection, fields: [note, ...fields] },
    { endpoints: [adviceEndpoint(slug as CollectionSlug)] },
  );
}

const sent = z.object({
  /** What stands in the form, which may not be saved yet. */
  values: z.record(z.string(), z.unknown()).default({}),
  /** Whether it is only asked what is missing, which nothing has to be looked up for. */
  isBrief: z.boolean().default(false),
});

function adviceEndpoint(collection: CollectionSlug): Omit<Endpoint, 'root'> {
  return {
    method: 'post',
    path: '/:id/advice',
    handler: async (req) => {
      const { isBrief, values } = sent.parse(await req.json?.());
      const id = String(req.routeParams?.id);
      const stored: object = await req.payload.findByID({
        ...{ collection, id, draft: true, depth: 0, overrideAccess: false, req },
      });
      const advice = await adviceOn(req, collection, { ...stored, ...values }, isBrief);
      return Response.json({ advice });
    },
  };
}

async function adviceOn(
  req: PayloadRequest,
  collection: CollectionSlug,
  entry: Entry,
  isBrief: boolean,
): Promise<Advice[]> {
  const { config } = req.payload.collections[collection];
  const unseen = whyUnseen(config, entry);
  const lacks: Advice[] = [
    ...(unseen?.missing ? [{ kind: 'unseen', path: unseen.missing } as const] : []),
    ...(unseen?.over ? [{ kind: 'over', path: unseen.field, words: unseen.over } as const] : []),
    ...lacksOf(config, entry),
  ];
  if (isBrief) return lacks;
  const found = await Promise.all([undescribedPictures(req, entry), deadLinks(req, entry)]);
  return [...lacks, ...hintsOf(config, entry, languageOf(req)), ...found.flat()];
}
