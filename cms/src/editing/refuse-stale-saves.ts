import { randomUUID } from 'node:crypto';
import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { basedOnField, basisNote, documentName, readBasis } from './based-on-field.ts';
import { keepLock } from './keep-lock.ts';
import { countSave, forgetSaves, readRevision, type Basis } from './last-saves.ts';
import { staleSave } from './stale-save.ts';

const savedNote = (document: string) => `saved ${document}`;
const ONLY_STATUS = 'only the status changes';

/** Publishing or taking back, and nothing else: no text changes that a form could be behind. */
function isStatusAlone(data: object): boolean {
  return Object.keys(data).every((name) => name === '_status');
}

/** Before the document itself is read: better a form that seems older than it is than the reverse. */
async function noteBasis(req: PayloadRequest, document: string): Promise<void> {
  if (!req.user) return;
  const basis = { revision: await readRevision(req, document), form: randomUUID() };
  req.context[basisNote(document)] = basis;
}

async function save(req: PayloadRequest, document: string, basis?: Basis): Promise<void> {
  // What our own hooks add to a save belongs to it.
  const form = basis?.form ?? (req.context[savedNote(document)] as string) ?? randomUUID();
  const revision = await countSave(req, document, basis, form);
  if (revision === undefined) throw await staleSave(req, document);
  req.context[savedNote(document)] = form;
  req.context[basisNote(document)] = { revision, form } satisfies Basis;
}

/** A save that is based on an older state than the one stored is refused, and nothing is lost. */
export function refusingStaleSaves(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection;
  return {
    ...collection,
    fields: [...collection.fields, basedOnField()],
    hooks: {
      ...hooks,
      beforeOperation: [
        async ({ args, operation, overrideAccess, req }) => {
          // Who may not save learns nothing here; Payload turns them away afterwards.
          if (!req.user && !overrideAccess) return;
          const id = 'id' in args && args.id;
          const data = 'data' in args && operation === 'update' ? args.data : undefined;
          if (data && isStatusAlone(data)) req.context[ONLY_STATUS] = true;
          else if (data && id) await save(req, documentName(slug, id), readBasis(data));
          else if (operation === 'read' && id) await noteBasis(req, documentName(slug, id));
        },
        ...(hooks.beforeOperation ?? []),
      ],
      beforeChange: [
        // Many at once, or an older version brought back: these say nothing of what they are based on.
        async ({ originalDoc, operation, req }) => {
          if (operation !== 'update' || !originalDoc?.id) return;
          const document = documentName(slug, originalDoc.id);
          const isCounted = savedNote(document) in req.context || ONLY_STATUS in req.context;
          if (!isCounted) await save(req, document);
        },
        ...(hooks.beforeChange ?? []),
      ],
      afterChange: [...(hooks.afterChange ?? []), keepLock],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ id, req }) => forgetSaves(req, documentName(slug, id)),
      ],
    },
  };
}

export function refusingStaleGlobalSaves(global: GlobalConfig): GlobalConfig {
  const { slug, hooks = {} } = global;
  return {
    ...global,
    fields: [...global.fields, basedOnField()],
    hooks: {
      ...hooks,
      beforeOperation: [
        async ({ args, operation, overrideAccess, req }) => {
          if (!req.user && !overrideAccess) return;
          if (operation === 'read') await noteBasis(req, slug);
          if (operation !== 'update') return;
          await save(req, slug, readBasis(args.data));
          // Payload asks for locks of entries by itself, but not for those of globals.
          return { ...args, overrideLock: req.payloadAPI !== 'REST' };
        },
        ...(hooks.beforeOperation ?? []),
      ],
    },
  };
}
