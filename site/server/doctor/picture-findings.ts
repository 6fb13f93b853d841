import { fileAddresses } from '#content/file-addresses.ts';
import { forEachWithConcurrency } from '#content/for-each-with-concurrency.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { nameOf } from './entry-name.ts';
import { about, counted, type Finding } from './finding.ts';

export type ProbeFile = (path: string) => Promise<string | undefined>;

/** A small host has about as many workers, which have to serve its visitors too. */
const AT_ONCE = 4;

export async function pictureFindings(snapshot: Snapshot, probe: ProbeFile): Promise<Finding[]> {
  const users = shownFiles(snapshot);
  const missing: string[] = [];
  await forEachWithConcurrency(AT_ONCE, [...users], async ([path, user]) => {
    const why = await probe(path);
    if (why) missing.push(`${user}: ${path} ${why}`);
  });
  const { ok, look } = about('pictures', 'files');
  const all = counted(users.size, 'picture or document', 'pictures and documents');
  if (missing.length === 0) return [ok(`${all}, all can be had`)];
  const todo = 'Upload the files that cannot be had again, or take them out of the entries.';
  return [look(`${missing.length} of ${all} cannot be had`, todo, missing.toSorted())];
}

function shownFiles({ collections, singletons }: Snapshot): Map<string, string> {
  const users = new Map<string, string>();
  const take = (value: unknown, user: string) => {
    for (const path of fileAddresses(value)) {
      if (!users.has(path)) users.set(path, user);
    }
  };
  for (const [name, { entries }] of collections) {
    for (const entry of entries) take(entry, nameOf(name, entry));
  }
  for (const [name, { data }] of singletons) take(data, name);
  return users;
}
