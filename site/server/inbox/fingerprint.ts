import { createHash } from 'node:crypto';
import type { Submission } from '#app/forms/inbox.ts';

/**
 * What a form is recognised by when it is sent again: the name that the browser gave it, what was
 * typed, and the file. Another picture or another word is another submission.
 */
export async function fingerprintOf({ id, kind, fields, upload }: Submission): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([id ?? null, kind, fields]));
  if (upload) hash.update(new Uint8Array(await upload.arrayBuffer()));
  return hash.digest('hex');
}
