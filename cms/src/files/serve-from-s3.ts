import path from 'node:path';
import type { UploadConfig } from 'payload';
import type { FileFolder } from './file-key.ts';
import { FileStoreError } from './file-store-error.ts';
import type { S3Store } from './s3-store.ts';
import { isLocalFile } from './stored-file.ts';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** By name and not by what S3 says: browsers of staff open these, and nothing else. */
const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
};
const RETRY_SECONDS = '5';

/**
 * Answers the studio's requests for files, after Payload has checked that they may be read. What is
 * in the data folder is left to Payload.
 */
export function serveFromS3({ store, folder }: { store: S3Store; folder: FileFolder }): Handler {
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
