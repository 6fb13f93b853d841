import { MAX_UPLOAD_MB } from '@clinic/cms/files/limits';

export type Progress = { number: number; total: number; name: string };
export type Refusal = { name: string; why: 'unreadable' | 'tooLarge' };
export type Chosen = { file: File; isPhoto: boolean };
type Options = { onProgress: (progress: Progress) => void; signal: AbortSignal };

/** Makes photographs smaller and turns HEIC into JPEG; refuses unreadable and too large files. */
export async function preparePhotos(chosen: Chosen[], { onProgress, signal }: Options) {
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  const ready: File[] = [];
  const refused: Refusal[] = [];
  for (const [index, { file, isPhoto }] of chosen.entries()) {
    const { name } = file;
    onProgress({ number: index + 1, total: chosen.length, name });
    // oxlint-disable-next-line no-await-in-loop -- one at a time, for each takes much memory
    const prepared = isPhoto ? await ask(worker, file) : file;
    if (!prepared) refused.push({ name, why: 'unreadable' });
    else if (isTooLarge(prepared)) refused.push({ name, why: 'tooLarge' });
    else ready.push(prepared);
  }
  worker.terminate();
  return { ready, refused };
}

export const isTooLarge = ({ size }: File): boolean => size > MAX_UPLOAD_MB * 1024 * 1024;

/** If a browser cannot run the worker, the server gets the file as it is. */
function ask(worker: Worker, file: File): Promise<File | undefined> {
  return new Promise((resolve) => {
    const options = { once: true };
    worker.addEventListener('message', ({ data }) => resolve(data as File | undefined), options);
    worker.addEventListener('error', () => resolve(file), options);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of windows only
    worker.postMessage(file);
  });
}
