import type { Snapshot } from '#content/snapshot.ts';
import { onceFor } from '#server/work/once-for.ts';
import type { FindFile } from './source-file.ts';

const knownPaths = onceFor(({ assets }: Snapshot) => new Set(assets.values()));

/** Finds only files that the content has: those that editors deleted stay on disk for a while. */
export function onlyReferenced(
  find: FindFile,
  address: string,
  snapshot: () => Snapshot | undefined,
): FindFile {
  return async (segments) => {
    const now = snapshot();
    const isKept = now && knownPaths(now).has(`${address}${segments.join('/')}`);
    return isKept ? find(segments) : undefined;
  };
}
