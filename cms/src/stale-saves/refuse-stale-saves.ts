import { randomUUID } from 'node:crypto';
import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { extend, feature } from '../plugin/feature.ts';
import { basedOnField, basisNote, documentName, readBasis } from './based-on-field.ts';
import {
  countSave,
  forgetSaves,
  lastSaves,
  lockSaves,
  readRevision,
  type Basis,
} from './last-saves.ts';
import { staleSave } from './stale-save.ts';

const savedNote = (document: string) => `saved ${document}`;
const ONLY_STATUS = 'only the status changes';

/** Publishing or unpublishing alone changes no text, so the form cannot be stale. */
function isStatusAlone(data: object): boolean {
  return Object.keys(data).every((name) => name === '_status');
}

/** Runs before the document is read: a form may seem older than it is, but never newer. */
async function noteBasis(req: PayloadRequest, document: string): Promise<void> {
  if (!req.user) return;
  const basis = { revision: await readRevision(req, document), form: randomUUID() };
  req.context[basisNote(document)] = basis;
}

async function save(req: PayloadRequest, document: string, basis?: Basis): Promise<void> {
  // Further writes by our own hooks belong to the same save.
  const form = basis?.form ?? (req.context[savedNote(document)] as string) ?? randomUUID();
  const revision = await countSave(req, document, basis, form);
  if (revision === undefined) throw await staleSave(req, document);
  req.context[savedNote(document)] = form;
  req.context[basisNote(document)] = { revision, form } satisfies Basis;
}

export const staleSaves = (collections: readonly string[]) =>
  feature({
    tables: () => ({ last_saves: lastSaves }),
    changes: { collections, collection: refuseStaleSaves, global: refuseStaleGlobalSaves },
  });

function refuseStaleSaves(collection: CollectionConfig): CollectionConfig {
  const { slug } = collection;
  return extend(collection, {
    fields: [basedOnField()],
    first: {
      beforeOperation: [
        async function refuseStaleSave({ args, operation, overrideAccess, req }) {
          // No conflict is reported to requests without a login; Payload refuses them afterwards.
          if (!req.user && !overrideAccess) return;
          const id = 'id' in args && args.id;
          const data = 'data' in args && operation === 'update' ? args.data : undefined;
          if (data && isStatusAlone(data)) req.context[ONLY_STATUS] = true;
          else if (data && id) await save(req, documentName(slug, id), readBasis(data));
          else if (operation === 'read' && id) await noteBasis(req, documentName(slug, id));
        },
      ],
      beforeChange: [
        // Bulk edits and restored versions send no basis, so they are counted here.
        async function countOtherSaves({ originalDoc, operation, req }) {
          if (operation !== 'update' || !originalDoc?.id) return;
          const document = documentName(slug, originalDoc.id);
          const isCounted = savedNote(document) in req.context || ONLY_STATUS in req.context;
          if (!isCounted) await save(req, document);
        },
      ],
      beforeDelete: [
        async function waitForSaves({ id, req }) {
          await lockSaves(req, documentName(slug, id));
        },
      ],
    },
    last: {
      afterDelete: [
        async function forgetRevision({ id, req }) {
          await forgetSaves(req, documentName(slug, id));
        },
      ],
    },
  });
}

function refuseStaleGlobalSaves(global: GlobalConfig): GlobalConfig {
  const { slug } = global;
  return extend(global, {
    fields: [basedOnField()],
    first: {
      beforeOperation: [
        async function refuseStaleSave({ args, operation, overrideAccess, req }) {
          if (!req.user && !overrideAccess) return;
          if (operation === 'read') await noteBasis(req, slug);
          const isSave = operation === 'update' && !isStatusAlone(args.data);
          if (isSave) await save(req, slug, readBasis(args.data));
        },
      ],
    },
  });
}
