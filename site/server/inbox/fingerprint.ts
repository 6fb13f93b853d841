import { createHash } from 'node:crypto';
import type { Submission } from '#app/forms/inbox.ts';

/**
 * Identifies a form that is sent again: a hash of the id that the browser gave it, the fields and
 * the file. Another picture or another word is another submission.
 */
export async function fingerprintOf({ id, kind, fields, upload }: Submission): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([id ?? null, kind, fields]));
  if (upload) hash.update(new Uint8Array(await upload.arrayBuffer()));
  return hash.digest('hex');
}
