import { createHash, hash as hashOf } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { syncFolder } from '@clinic/cms/files/write-durably';
import type { Logger } from 'pino';
import type { Parts } from './snapshot.ts';
import type { PartVersions } from './source.ts';
import type { WireAsset, WireEntry, WirePart } from './values/wire.ts';
import { createYieldToEventLoop } from './yield-to-event-loop.ts';

/** Each host has a copy of its own, so that one's content is never shown as another's. */
export function copyFile(dataFolder: string, host?: string): string {
  const mark = host && hashOf('sha256', host).slice(0, 8);
  return path.join(dataFolder, 'content', mark ? `copy-${mark}.ndjson` : 'copy.ndjson');
}

export type Copy = {
  parts: Map<string, WirePart>;
  /** Empty if another build wrote the copy: its content can be shown, but must be reloaded. */
  versions: Map<string, string>;
};

/** One line per entry, so that no line blocks the event loop for long. */
type Line =
  | { build: string; format?: number }
  | { part: string; version: string; head: Omit<WirePart, 'entries' | 'assets'> }
  | { entry: WireEntry | WireAsset }
  /** SHA-256 of all lines before it. */
  | { end: string };

/** Raised when other versions of the site would misread the lines. A copy without one has 1. */
const FORMAT = 1;

/** Three copies, the newest first: an older one is used if it is damaged. */
const generations = (file: string) => [file, `${file}.previous`, `${file}.previous-2`] as const;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16)}`;

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
    const yieldToEventLoop = createYieldToEventLoop();
    const hash = createHash('sha256');
    let buffer = '';
    const write = async (line: Line) => {
      // readline treats U+2028 and U+2029 as line ends too.
      const text = `${JSON.stringify(line).replaceAll(/[\u2028\u2029]/g, escaped)}\n`;
      hash.update(text);
      buffer += text;
      if (buffer.length > 64 * 1024) {
        await handle.write(buffer);
        buffer = '';
      }
      await yieldToEventLoop();
    };
    await write({ build, format: FORMAT });
    for (const [name, part] of parts) {
      const { entries, assets, ...head } = part as WirePart & {
        entries?: WireEntry[];
        assets?: WireAsset[];
      };
      await write({ part: name, version: versions.get(name) ?? '', head });
      for (const entry of entries ?? assets ?? []) await write({ entry });
    }
    await write({ end: hash.copy().digest('hex') });
    await handle.write(buffer);
    await handle.sync();
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  const [newest, second, third] = generations(file);
  await rename(second, third).catch(() => undefined);
  await rename(newest, second).catch(() => undefined);
  await rename(unfinished, newest);
  await syncFolder(path.dirname(file));
}

type Unusable = 'damaged' | 'of another version';

/** The newest usable copy; the newer ones that are not are reported, and removed if damaged. */
export async function readCopy(
  file: string,
  build: string,
  onUnusable: (file: string, why: Unusable) => void,
): Promise<Copy | undefined> {
  for (const candidate of generations(file)) {
    const copy = await readOne(candidate, build);
    if (!copy) continue;
    if (typeof copy !== 'string') return copy;
    onUnusable(candidate, copy);
    // The next write would rename a damaged one over the good previous copy. A copy of another
    // version stays, for a rollback to that version.
    if (copy === 'damaged') await rm(candidate, { force: true }).catch(() => undefined);
  }
  return undefined;
}

async function readOne(file: string, build: string): Promise<Copy | Unusable | undefined> {
  const parts = new Map<string, WirePart>();
  const versions = new Map<string, string>();
  const hash = createHash('sha256');
  let list: (WireEntry | WireAsset)[] = [];
  let isComplete = false;
  let isOurs = false;
  try {
    const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
    for await (const text of lines) {
      const line = JSON.parse(text) as Line;
      if (isComplete) return 'damaged';
      if ('build' in line && (line.format ?? 1) !== FORMAT) return 'of another version';
      // Written before copies had a checksum.
      if ('end' in line && typeof line.end !== 'string') return 'of another version';
      if ('end' in line) isComplete = line.end === hash.digest('hex');
      else hash.update(`${text}\n`);
      if ('build' in line) isOurs = line.build === build;
      else if ('part' in line) {
        list = [];
        const key = line.head.kind === 'assets' ? 'assets' : 'entries';
        const body = line.head.kind === 'singleton' ? {} : { [key]: list };
        parts.set(line.part, { ...line.head, ...body } as WirePart);
        versions.set(line.part, line.version);
      } else if ('entry' in line) list.push(line.entry);
    }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : 'damaged';
  }
  return isComplete ? { parts, versions: isOurs ? versions : new Map() } : 'damaged';
}

/** Writes content to disk, one write at a time; of several waiting states, only the newest. */
export class CopyWriter {
  readonly #options: { copyFile: string; build: string; logger: Logger };
  #next: { parts: Parts; versions: PartVersions } | undefined;
  #writing: Promise<void> | undefined;

  constructor(options: { copyFile: string; build: string; logger: Logger }) {
    this.#options = options;
  }

  keep(parts: Parts, versions: PartVersions): void {
    this.#next = { parts, versions };
    this.#writing ??= this.#write();
  }

  async done(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    const { copyFile, build, logger } = this.#options;
    for (let next = this.#next; next; next = this.#next) {
      this.#next = undefined;
      await writeCopy(copyFile, build, next.parts, next.versions).catch((error: unknown) => {
        logger.warn({ err: error }, 'the copy of the content could not be written');
      });
    }
    this.#writing = undefined;
  }
}
