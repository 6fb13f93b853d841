import { hash } from 'node:crypto';
import { raiseContentVersion } from '@clinic/cms/content-versions/content-version';
import type { GlobalSlug } from 'payload';
import type { WireSingleton } from '#content/values/wire.ts';
import type { ImportContext } from './import-entries.ts';
import { toDocument } from './to-document.ts';
import type { Values } from './wire-to-payload.ts';

/** What the last import made of singletons, which on a host have no time of change. */
export type ImportedGlobals = Record<string, { given: string; updatedAt: string } | undefined>;

type Data = NonNullable<WireSingleton['data']>;

/** Returns what the next import has to know of the singletons. */
export async function importGlobals(
  context: ImportContext,
  singletons: ReadonlyMap<GlobalSlug, Data>,
  memory: ImportedGlobals,
): Promise<ImportedGlobals> {
  const remembered: ImportedGlobals = { ...memory };
  for (const [slug, data] of singletons) {
    remembered[slug] = await importGlobal(context, slug, data, memory[slug]);
  }
  return remembered;
}

async function importGlobal(
  { payload, req, report, convert, overwrites }: ImportContext,
  slug: GlobalSlug,
  data: Data,
  last: ImportedGlobals[string],
): Promise<ImportedGlobals[string]> {
  const note = (field: string, reason: string) => report.note({ collection: slug, field, reason });
  const fields = payload.globals.config.find((global) => global.slug === slug)?.flattenedFields;
  if (!fields) throw new Error(`There is no global ${slug}`);
  const stored = await payload.db.findGlobal<Values>({ slug, locale: 'all', req });
  const updatedAt = stored.updatedAt ? new Date(String(stored.updatedAt)).toISOString() : '';
  const given = hash('sha256', JSON.stringify(data));
  const isNew = !stored.createdAt;
  const isOurs = last && last.updatedAt !== updatedAt;
  // A new global is written in any case: the memory may be that of another database.
  if (!overwrites && !isNew && last && (last.given === given || isOurs)) {
    if (isOurs) note('', 'was changed here since; left as it is (--overwrite takes the host’s)');
    report.count(slug, 'same');
    return last;
  }
  const now = new Date().toISOString();
  const document = {
    ...toDocument(fields, convert, { data, isDraft: false, path: slug, note }),
    createdAt: stored.createdAt ?? now,
    updatedAt: now,
  };
  if (isNew) await payload.db.createGlobal({ slug, data: document, req });
  else await payload.db.updateGlobal({ slug, data: document, req });
  await payload.db.createGlobalVersion({
    globalSlug: slug,
    versionData: document,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    req,
    returning: false,
  });
  await raiseContentVersion(req, slug);
  report.count(slug, isNew ? 'added' : 'updated');
  return { given, updatedAt: now };
}
