import { collectionModels, singletonModels } from '#content/models/registry.ts';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type GlobalSlug,
  type Payload,
} from 'payload';
import { UnreadableAnswerError } from '#content/remote-error.ts';
import type { Names } from '#content/sources/cockpit/names.ts';
import { variantName, type WireSingleton } from '#content/values/wire.ts';
import type { CockpitHost } from './cockpit-host.ts';
import { gatherFiles } from './host-files.ts';
import { importEntries } from './import-entries.ts';
import { importFiles } from './import-files.ts';
import { importGlobals, type ImportedGlobals } from './import-globals.ts';
import { importId } from './import-id.ts';
import { HostReader, type HostCollection } from './read-host.ts';
import { Report } from './report.ts';
import { WireToPayload, type ConvertContext } from './wire-to-payload.ts';

type Options = {
  payload: Payload;
  host: CockpitHost;
  overwrites: boolean;
  memory: ImportedGlobals;
  /** The host's names of its content, if they differ from ours. */
  names?: Names;
  log: (line: string) => void;
};

/** The site's own record of former slugs, which no host has. */
const NOT_OF_A_HOST = new Set(['slug_history']);

/**
 * Imports the files first, because texts show them, then all texts in one transaction, so that an
 * import which fails leaves no texts behind.
 */
export async function runImport(
  options: Options,
): Promise<{ report: Report; memory: ImportedGlobals }> {
  const { payload, host, overwrites, log } = options;
  const report = new Report();
  log(`Reading ${host.host}`);
  const { collections, singletons } = await readAll(host, report, options.names);
  const assets = await orReport(report, 'files', () => host.assets());
  if (assets === undefined) {
    const reason = 'the token may not list it; only pictures that entries show are taken';
    report.note({ collection: 'files', field: 'cockpit/assets', reason });
  }
  const entries = [...collections.values()].flatMap((one) => one.entries.map(({ entry }) => entry));
  const files = gatherFiles(assets ?? [], [...entries, ...singletons.values()]);
  log(`Taking ${files.size} files and ${entries.length} entries`);
  const imported = await importFiles({ payload, host, report }, files.values());

  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    const convert = new WireToPayload({ files: imported, ...linksAmong(collections) });
    const context = { payload, req, report, convert, overwrites };
    await importEntries(context, collections);
    const memory = await importGlobals(context, singletons, options.memory);
    await commitTransaction(req);
    return { report, memory };
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** Null if the answer cannot be read, which is reported: the import goes on without it. */
async function orReport<Answer>(
  report: Report,
  collection: string,
  read: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UnreadableAnswerError)) throw error;
    report.note({ collection, reason: error.plain });
    return null;
  }
}

async function readAll(host: CockpitHost, report: Report, names?: Names) {
  const reader = new HostReader(
    host,
    ({ collection, id, title, field = '', locale, reason }) => {
      const where = locale ? `${field} (${locale})` : field;
      report.note({ collection, id, title, field: where, reason });
    },
    names,
  );
  const collections = new Map<CollectionSlug, HostCollection>();
  const singletons = new Map<GlobalSlug, NonNullable<WireSingleton['data']>>();
  const absent = (collection: string) => {
    const reason = 'the host does not have it, or the token may not see it';
    report.note({ collection, reason });
  };
  for (const name of Object.keys(collectionModels) as CollectionSlug[]) {
    if (NOT_OF_A_HOST.has(name)) continue;
    const collection = await orReport(report, name, () => reader.collection(name));
    if (collection) collections.set(name, collection);
    else if (collection === undefined) absent(name);
  }
  for (const name of Object.keys(singletonModels) as GlobalSlug[]) {
    const data = await orReport(report, name, () => reader.singleton(name));
    if (data) singletons.set(name, data);
    else if (data === undefined) absent(name);
  }
  const isKnown = (name: string) => (names?.ourName(name) ?? name) in collectionModels;
  const all = await orReport(report, 'collections', () => host.collectionNames());
  for (const collection of all ?? []) {
    if (isKnown(collection)) continue;
    report.note({ collection, reason: 'this site has no such collection; it was left out' });
  }
  return { collections, singletons };
}

/** The targets of links among the host's entries, which can link only to each other. */
function linksAmong(
  collections: ReadonlyMap<string, HostCollection>,
): Pick<ConvertContext, 'entry' | 'entryBySlug'> {
  const ids = new Set<string>();
  const slugs = new Map<string, string>();
  for (const [name, { entries }] of collections) {
    for (const { entry } of entries) {
      ids.add(`${name}/${entry._id}`);
      for (const locale of LOCALES) {
        const slug = entry[variantName('slug', locale)];
        if (typeof slug === 'string') slugs.set(`${name}/${slug}`, importId(name, entry._id));
      }
    }
  }
  return {
    entry: (name, id) => (ids.has(`${name}/${id}`) ? importId(name, id) : undefined),
    entryBySlug: (names, slug) => {
      const relationTo = names.find((name) => slugs.has(`${name}/${slug}`));
      const value = relationTo && slugs.get(`${relationTo}/${slug}`);
      return relationTo && value ? { relationTo, value } : undefined;
    },
  };
}
