import { createHash } from 'node:crypto';

/** A strong validator: equal for equal bytes only. */
export function etagOf(bytes: string | Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/** Whether If-None-Match contains this ETag, which a proxy may have made weak on its way. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const wanted = withoutWeakness(etag);
  return ifNoneMatch
    .split(',')
    .map(withoutWeakness)
    .some((candidate) => candidate === wanted || candidate === '*');
}

const withoutWeakness = (etag: string) => etag.trim().replace(/^W\//, '');
