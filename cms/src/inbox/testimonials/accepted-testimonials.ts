import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { ACCEPTED_FOLDER } from '../../files/folders.ts';
import { writeDurably } from '../../files/write-durably.ts';

/** A testimonial in the shape of a Cockpit entry; `_id` once the host has it. */
type AcceptedTestimonial = { _id?: string } & Record<string, unknown>;

/** What visitors may see of a testimonial; all else stays in the studio. */
const SHOWN = ['name', 'location', 'country', 'text', 'rating', 'video', 'lang'] as const;

const waitingFile = (folder: string, id: string) => path.join(folder, `${id}.json`);
/** Holds the host's id of a testimonial that it has, so that a change does not add a second one. */
const takenFile = (folder: string, id: string) => path.join(folder, `${id}.taken`);

/** Publishing in the studio is the approval; the file waits until the host has taken it. */
export const exportAccepted: CollectionAfterChangeHook = async ({ doc }) => {
  if (doc._status === 'published') await keepAccepted(ACCEPTED_FOLDER, String(doc.id), doc);
};

export const forgetAccepted: CollectionAfterDeleteHook = async ({ id }) => {
  for (const file of [waitingFile, takenFile]) {
    await rm(file(ACCEPTED_FOLDER, String(id)), { force: true });
  }
};

export async function keepAccepted(
  folder: string,
  id: string,
  doc: Readonly<Record<string, unknown>>,
): Promise<void> {
  const entry: AcceptedTestimonial = {
    ...(await hostIdOf(folder, id)),
    ...Object.fromEntries(SHOWN.map((name) => [name, doc[name] ?? null])),
    date: typeof doc.date === 'string' ? doc.date.slice(0, 10) : null,
    approved: true,
    published: true,
  };
  await writeDurably(waitingFile(folder, id), `${JSON.stringify(entry, null, 2)}\n`);
}

export async function waitingTestimonials(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5));
}

/** A waiting testimonial, with the host's id if it has an earlier state, and the file's text. */
export async function readAccepted(folder: string, id: string) {
  const text = await readFile(waitingFile(folder, id), 'utf8');
  const known = await hostIdOf(folder, id);
  return { data: { ...(JSON.parse(text) as AcceptedTestimonial), ...known }, text };
}

/** A testimonial that was changed while it was being sent still waits. */
export async function markTaken(
  folder: string,
  id: string,
  { hostId, sent }: { hostId: string; sent: string },
): Promise<void> {
  await writeFile(takenFile(folder, id), `${hostId}\n`, { mode: 0o600 });
  const now = await readFile(waitingFile(folder, id), 'utf8').catch(() => sent);
  if (now === sent) await rm(waitingFile(folder, id), { force: true });
}

async function hostIdOf(folder: string, id: string): Promise<{ _id?: string }> {
  const known = await readFile(takenFile(folder, id), 'utf8').catch(() => '');
  return known ? { _id: known.trim() } : {};
}
