import path from 'node:path';
import type { S3Store } from '@clinic/cms/files/s3-store';
import { DOCUMENTS_PATH, UPLOADS_PATH } from '#content/sources/file-paths.ts';
import { fetchBounded, TooLargeError } from '#content/fetch-bounded.ts';
import { decodedAddress } from '#content/values/decoded-address.ts';
import { documentsIn } from '#server/api/documents.ts';
import { uploadsIn } from '#server/files/source-file.ts';
import type { ProbeFile } from './picture-findings.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;
/** A host that has not answered this often in a row is not asked for the remaining files. */
const MAX_SILENCES = 4;
const NO_ANSWER = 'does not arrive: the host does not answer';
const NO_HEADS = new Set([405, 501]);

/** Asks a host for the head of a file: the file itself is fetched when a visitor needs it. */
export function probeOnHost(host: string): ProbeFile {
  let silences = 0;
  return async (file) => {
    if (silences >= MAX_SILENCES) return NO_ANSWER;
    const address = new URL(`${host}${encodeURI(decodedAddress(file))}`);
    const head = await statusOf(address, 'HEAD');
    const status = head && NO_HEADS.has(head) ? await statusOf(address, 'GET') : head;
    silences = status === undefined ? silences + 1 : 0;
    if (status === undefined) return NO_ANSWER;
    if (status === 200) return undefined;
    return status === 404 ? 'is not there' : `is answered with ${status}`;
  };
}

async function statusOf(address: URL, method: string): Promise<number | undefined> {
  const options = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, init: { method } };
  try {
    return (await fetchBounded(address, options)).status;
  } catch (error) {
    // The response is longer than we read, so there is a file.
    return error instanceof TooLargeError ? 200 : undefined;
  }
}

type Library = { dataFolder: string; store?: Pick<S3Store, 'sizeOf'> };

export function probeLibrary({ dataFolder, store }: Library): ProbeFile {
  const uploads = uploadsIn(path.join(dataFolder, 'media'));
  const documents = documentsIn(path.join(dataFolder, 'documents'));
  return async (address) => {
    const isDocument = address.startsWith(DOCUMENTS_PATH);
    const below = address.slice((isDocument ? DOCUMENTS_PATH : UPLOADS_PATH).length);
    const name = decodedAddress(below);
    try {
      const isThere =
        (await (isDocument ? documents : uploads)(name.split('/'))) !== undefined ||
        (await store?.sizeOf(isDocument ? 'documents' : 'media', name)) !== undefined;
      return isThere ? undefined : 'is not there';
    } catch {
      return 'cannot be read';
    }
  };
}
