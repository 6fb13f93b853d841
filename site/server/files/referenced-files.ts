import type { Snapshot } from '#content/snapshot.ts';
import type { FindFile } from './source-file.ts';

const pathsOf = new WeakMap<Snapshot, ReadonlySet<string>>();

function knownPaths(snapshot: Snapshot): ReadonlySet<string> {
  const known = pathsOf.get(snapshot) ?? new Set(snapshot.assets.values());
  pathsOf.set(snapshot, known);
  return known;
}

/** Finds only files of the content: those that editors threw away stay on the disk for a while. */
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
