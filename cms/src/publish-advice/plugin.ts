import type {
  CollectionConfig,
  CollectionSlug,
  Endpoint,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { SIDEBAR, uiField } from '../fields/ui-field.ts';
import { languageOf } from '../access/roles.ts';
import { whyUnseen } from '../overview/unseen.ts';
import { extend, feature, hasDrafts } from '../plugin/feature.ts';
import { deadLinks, undescribedPictures } from './looked-up-advice.ts';
import { hintsOf, isUnfinished, lacksOf, type Advice, type Schema } from './entry-advice.ts';
import type { Entry } from './values-of.ts';

/** Says before publishing what is missing or could be better; none of it prevents publishing. */
export const publishAdvice = (collections: readonly string[]) =>
  feature({ changes: { collections, collection: withAdvice, global: withGlobalAdvice } });

const note = uiField('publish_advice', 'publish-advice/advice.tsx#AdviceNote', SIDEBAR);

function withAdvice(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection;
  const { fields, slug } = collection;
  const endpoint = adviceEndpoint('/:id/advice', async (req) => {
    const entry: object = await req.payload.findByID({
      ...{ collection: slug as CollectionSlug, id: String(req.routeParams?.id) },
      ...{ draft: true, depth: 0, overrideAccess: false, req },
    });
    return [req.payload.collections[slug as CollectionSlug].config, entry];
  });
  return extend({ ...collection, fields: [note, ...fields] }, { endpoints: [endpoint] });
}

function withGlobalAdvice(global: GlobalConfig): GlobalConfig {
  const { fields, slug } = global;
  const endpoint = adviceEndpoint('/advice', async (req) => {
    const schema = req.payload.config.globals.find((one) => one.slug === slug);
    const entry: object = await req.payload.findGlobal({
      ...{ slug: slug as GlobalSlug, draft: true, depth: 0, overrideAccess: false, req },
    });
    return [schema as Schema, entry];
  });
  return extend({ ...global, fields: [note, ...fields] }, { endpoints: [endpoint] });
}

const sent = z.object({
  /** What is in the form, and may not be saved yet. */
  values: z.record(z.string(), z.unknown()).default({}),
  /** Whether to say only what is missing, for which nothing has to be looked up. */
  isBrief: z.boolean().default(false),
});

function adviceEndpoint(
  path: string,
  read: (req: PayloadRequest) => Promise<[schema: Schema, stored: object]>,
): Omit<Endpoint, 'root'> {
  return {
    method: 'post',
    path,
    handler: async (req) => {
      const { isBrief, values } = sent.parse(await req.json?.());
      const [schema, stored] = await read(req);
      const advice = await adviceOn(req, schema, { ...stored, ...values }, isBrief);
      return Response.json({ advice });
    },
  };
}

async function adviceOn(
  req: PayloadRequest,
  schema: Schema,
  entry: Entry,
  isBrief: boolean,
): Promise<Advice[]> {
  if (isBrief && isUnfinished(schema, entry)) return [];
  const unseen = whyUnseen(schema, entry);
  const lacks: Advice[] = [
    ...(unseen?.missing ? [{ kind: 'unseen', path: unseen.missing } as const] : []),
    ...(unseen?.over ? [{ kind: 'over', path: unseen.field, words: unseen.over } as const] : []),
    ...lacksOf(schema, entry),
  ];
  if (isBrief) return lacks;
  const lookedUp = [undescribedPictures, deadLinks].map((find) => find(req, schema, entry));
  const found = await Promise.all(lookedUp);
  return [...lacks, ...hintsOf(schema, entry, languageOf(req)), ...found.flat()];
}
