import { findStored } from '../database/sql.ts';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
  Plugin,
  UploadConfig,
} from 'payload';
import { changeEntities, extend } from '../plugin/feature.ts';
import { commonEnv } from '../settings/common-env.ts';
import type { FileFolder } from './file-key.ts';
import { fileStore } from './file-store.ts';
import type { S3Store } from './s3-store.ts';
import { isLocalFile, localPath, readLocalFile } from './stored-file.ts';
import { writeDurably } from './write-durably.ts';
import { FileStoreError } from './file-store-error.ts';

const FOLDERS: Readonly<Record<string, FileFolder>> = {
  media: 'media',
  documents: 'documents',
  submitted_pictures: 'submitted',
};

/**
 * Payload writes and reads files in the data folder as always. The last hook of a save moves them
 * to S3, within its transaction.
 */
export const filesInS3 = (): Plugin => changeEntities({ collection: keepFilesInS3 });

function keepFilesInS3(collection: CollectionConfig): CollectionConfig {
  const folder = FOLDERS[collection.slug];
  const { upload } = collection;
  if (!fileStore || !folder || typeof upload !== 'object') return collection;
  const parts = { store: fileStore, folder };
  const last = {
    beforeOperation: [downloadFile(parts)],
    afterChange: [uploadFile(parts)],
    afterDelete: [removeFile(parts)],
  };
  return extend({ ...collection, upload: { ...upload, handlers: [serveFromS3(parts)] } }, { last });
}

type Parts = { store: S3Store; folder: FileFolder };

/** In the context of a request: the name of a file that has to leave the data folder again. */
const BROUGHT = 'brought back from S3';

/** Brings a file back: to copy its entry, or to set a focal point, Payload reads it again. */
function downloadFile({ store, folder }: Parts): CollectionBeforeOperationHook {
  return async ({ args, collection, operation, overrideAccess, req }) => {
    if (!overrideAccess && !req.user) return;
    const { id, duplicateFromID } = args as { id?: unknown; duplicateFromID?: unknown };
    const isEdited = operation === 'update' && !req.file && req.query?.uploadEdits;
    const source = duplicateFromID ?? (isEdited ? id : undefined);
    if (!source) return;
    const name = await filenameOf(req, collection.slug, source);
    if (!name || isLocalFile(folder, name)) return;
    const bytes = await store.get(folder, name);
    if (!bytes) return;
    await writeDurably(path.join(commonEnv.DATA_DIR, folder, name), bytes);
    req.context[BROUGHT] = name;
  };
}

/** Moves only what this save wrote: a file that was never moved to S3 may be the only copy. */
function uploadFile({ store, folder }: Parts): CollectionAfterChangeHook {
  return async ({ collection, doc, previousDoc, req }) => {
    const name = await filenameOf(req, collection.slug, doc.id);
    const before: unknown = previousDoc?.filename;
    const brought = req.context[BROUGHT];
    const bytes =
      name && (name !== before || name === brought) && (await readLocalFile(folder, name));
    try {
      if (bytes) await store.put(folder, name, bytes);
    } finally {
      const passing = [bytes && name, brought].filter((one) => typeof one === 'string');
      for (const one of passing) await rm(localPath(folder, one), { force: true });
    }
    if (typeof before === 'string' && before !== name) await store.delete(folder, before);
  };
}

function removeFile({ store, folder }: Parts): CollectionAfterDeleteHook {
  return async ({ doc }) => {
    if (typeof doc.filename === 'string') await store.delete(folder, doc.filename);
  };
}

/** The stored name, also if the request does not select that field. */
async function filenameOf(req: PayloadRequest, collection: CollectionSlug, id: unknown) {
  const stored = await findStored<{ filename?: string | null }>(req, collection, id, ['filename']);
  return stored?.filename ?? undefined;
}

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** Types by the file's ending, not by what S3 says: browsers of staff open only these. */
const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
};
const RETRY_SECONDS = '5';

/** Runs once Payload has checked the access, and leaves files in the data folder to Payload. */
function serveFromS3({ store, folder }: Parts): Handler {
  const answer = async (filename: string) => {
    try {
      const bytes = await store.get(folder, filename);
      const type = TYPES[path.extname(filename).toLowerCase()] ?? 'application/octet-stream';
      const headers = { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' };
      return bytes
        ? new Response(new Uint8Array(bytes), { headers })
        : new Response(null, { status: 404 });
    } catch (error) {
      if (!(error instanceof FileStoreError)) throw error;
      const headers = { 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' };
      return new Response(null, { status: error.status, headers });
    }
  };
  return (_req, { params: { filename } }) => {
    if (!isLocalFile(folder, filename)) return answer(filename);
  };
}
