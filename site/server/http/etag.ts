import { createHash } from 'node:crypto';

/** A strong validator: the same bytes, and only they, have the same one. */
export function etagOf(bytes: string | Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/** Whether an If-None-Match header names this answer. A proxy may have made it weak on its way. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const wanted = withoutWeakness(etag);
  return ifNoneMatch
    .split(',')
    .map(withoutWeakness)
    .some((candidate) => candidate === wanted || candidate === '*');
}

const withoutWeakness = (etag: string) => etag.trim().replace(/^W\//, '');
