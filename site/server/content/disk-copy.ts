import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createBreather } from './breathe.ts';
import type { PartVersions } from './source.ts';
import type { Parts } from './snapshot.ts';
import type { WireAsset, WireEntry, WirePart } from './wire.ts';

export type Copy = {
  parts: Map<string, WirePart>;
  /** Empty if another build wrote it: its content can be shown, but must be loaded anew. */
  versions: Map<string, string>;
};

/** One line for each part, then one for each of its entries: written and read without a long pause. */
type Line =
  | { build: string }
  | { part: string; version: string; head: Omit<WirePart, 'entries' | 'assets'> }
  | { entry: WireEntry | WireAsset }
  | { end: true };

/** Keeps the last good content, so that a start without its source still serves every page. */
export async function writeCopy(
  file: string,
  build: string,
  parts: Parts,
  versions: PartVersions,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.tmp`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    const breathe = createBreather();
    let buffer = '';
    const write = async (line: Line) => {
      buffer += `${JSON.stringify(line)}\n`;
      if (buffer.length > 64 * 1024) {
        await handle.write(buffer);
        buffer = '';
      }
      await breathe();
    };
    await write({ build });
    for (const [name, part] of parts) {
      const { entries, assets, ...head } = part as WirePart & {
        entries?: WireEntry[];
        assets?: WireAsset[];
      };
      await write({ part: name, version: versions.get(name) ?? '', head });
      for (const entry of entries ?? assets ?? []) await write({ entry });
    }
    await write({ end: true });
    await handle.write(buffer);
    await handle.sync();
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}

/** The copy, or undefined if there is none or it is damaged: then it is as if it were not there. */
export async function readCopy(file: string, build: string): Promise<Copy | undefined> {
  const parts = new Map<string, WirePart>();
  const versions = new Map<string, string>();
  let list: (WireEntry | WireAsset)[] = [];
  let complete = false;
  let isOurs = false;
  try {
    const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
    for await (const text of lines) {
      const line = JSON.parse(text) as Line;
      if ('build' in line) isOurs = line.build === build;
      else if ('part' in line) {
        list = [];
        const key = line.head.kind === 'assets' ? 'assets' : 'entries';
        const body = line.head.kind === 'singleton' ? {} : { [key]: list };
        parts.set(line.part, { ...line.head, ...body } as WirePart);
        versions.set(line.part, line.version);
      } else if ('entry' in line) list.push(line.entry);
      else complete = true;
    }
  } catch {
    return undefined;
  }
  if (!complete) return undefined;
  return { parts, versions: isOurs ? versions : new Map() };
}
