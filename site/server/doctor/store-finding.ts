import { randomUUID } from 'node:crypto';
import { FileStoreError } from '@clinic/cms/files/file-store-error';
import type { S3Store } from '@clinic/cms/files/s3-store';
import { about, type Finding } from './finding.ts';

const TIMEOUT_MS = 5_000;
const PROBE = Buffer.from('Written by npm run doctor, and deleted again.\n');

/** Does with a small file all that is done with others, and looks whether strangers could read it. */
export async function storeFinding(store: S3Store): Promise<Finding> {
  const { ok, wrong } = about('files', 'S3');
  const name = `doctor-${randomUUID()}.txt`;
  try {
    await store.put('submitted', name, PROBE);
    const [read, isPublic] = await tryOut(store, name).catch(async (error: unknown) => {
      await store.delete('submitted', name).catch(() => undefined);
      throw error;
    });
    await store.delete('submitted', name);
    if (isPublic) {
      const says = `${store.place} is public: anybody could read pictures of visitors`;
      return wrong(says, 'Make the bucket private.');
    }
    if (!read?.equals(PROBE)) {
      const says = `${store.place} does not give back what was written`;
      return wrong(says, 'See whether S3_ENDPOINT is a store for S3.');
    }
    return ok(`${store.place} can be read and written, and is private`);
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    const todo = 'See the settings S3_*, and whether the access key may list, get, put and delete.';
    return wrong(`${store.place} ${error.words}`, todo);
  }
}

async function tryOut(store: S3Store, name: string): Promise<[Buffer | undefined, boolean]> {
  const found = await Promise.all([
    store.get('submitted', name),
    isReadableByAnybody(store.publicAddress('submitted', name)),
  ]);
  await store.list('submitted');
  return found;
}

async function isReadableByAnybody(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(address, { signal, redirect: 'manual' });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
