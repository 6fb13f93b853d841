import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { CopyWriter, readCopy } from './disk-copy.ts';
import { forEachWithConcurrency } from './for-each-with-concurrency.ts';
import { OutageLog } from './outage-log.ts';
import {
  assembleSnapshot,
  type AddressIn,
  type Dropped,
  type Parts,
  type Snapshot,
} from './snapshot.ts';
import type { ContentSource, PartVersions } from './source.ts';
import type { WireEntry, WirePart } from './values/wire.ts';

/** Polling interval for changes of content. */
const WATCH_INTERVAL_MS = 800;

/** One part waits for its source while another is converted. */
const LOADS_AT_ONCE = 2;

export type Freshness = { ready: boolean; staleSince?: string };

type Options = {
  /** Opens the source; called again until it succeeds. */
  openSource: () => Promise<ContentSource>;
  copyFile: string;
  /** Id of this build: another one may have converted the same content differently. */
  build: string;
  logger: Logger;
  /** Where entries are shown, for links in texts. */
  addressIn?: AddressIn;
};

/**
 * Holds the current snapshot and polls the source: changed parts are loaded in the background and a
 * new snapshot is swapped in. If the source fails, the last good one stays and is marked as stale.
 */
export class ContentStore {
  readonly #options: Options;
  readonly #copy: CopyWriter;
  readonly #outage: OutageLog;
  readonly #stopping = new AbortController();
  #source: ContentSource | undefined;
  #snapshot: Snapshot | undefined;
  #parts: Parts = new Map();
  #versions: PartVersions = new Map();
  #staleSince: Date | undefined;
  #watching: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#copy = new CopyWriter(options);
    this.#outage = new OutageLog(options.logger);
  }

  get snapshot(): Snapshot | undefined {
    return this.#snapshot;
  }

  /** The current snapshot; right after a start, waits up to `withinMs` for the first one. */
  async awaitSnapshot(withinMs: number): Promise<Snapshot | undefined> {
    if (!this.#snapshot) {
      const patience = new AbortController();
      const tooLong = sleep(withinMs, undefined, { signal: patience.signal, ref: false });
      await Promise.race([this.#filled, tooLong]).finally(() => patience.abort());
    }
    return this.#snapshot;
  }

  get freshness(): Freshness {
    return {
      ready: this.#snapshot !== undefined,
      ...(this.#staleSince && { staleSince: this.#staleSince.toISOString() }),
    };
  }

  /** Loads the copy from disk, then polls the source until `stop`. */
  async start(): Promise<void> {
    const { copyFile, build, logger } = this.#options;
    const copy = await readCopy(copyFile, build, (file) => {
      logger.error({ file }, 'a copy of the content is damaged and not used');
    });
    if (copy) {
      this.#staleSince = new Date();
      await this.#use(copy.parts, copy.versions, watchLoading());
    }
    this.#watching = this.#watch();
    // Without a copy there is nothing to show until the source has been read once.
    if (!copy) await this.#loaded;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    await this.#copy.done();
    await this.#source?.close();
  }

  /** The current content with an entry or a global replaced by its draft, for a preview. */
  async withDraft(name: string, id: string): Promise<Snapshot | undefined> {
    const part = this.#parts.get(name);
    const draft = part && (await this.#source?.loadDraft(name, id));
    const drafted = draft && withEntry(part, draft);
    if (!drafted) return undefined;
    const parts = new Map(this.#parts).set(name, drafted);
    return assembleSnapshot(parts, this.#versions, () => undefined, this.#options.addressIn);
  }

  #markLoaded!: () => void;
  readonly #loaded = new Promise<void>((resolve) => {
    this.#markLoaded = resolve;
  });

  #markFilled!: () => void;
  readonly #filled = new Promise<void>((resolve) => {
    this.#markFilled = resolve;
  });

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      // After a failure, content counts as stale from the start of the poll.
      const askedAt = new Date();
      try {
        await this.#refresh();
        this.#markLoaded();
      } catch (error) {
        this.#becomeStale(askedAt, error);
      }
      await sleep(WATCH_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
    this.#markLoaded();
  }

  async #refresh(): Promise<void> {
    this.#source ??= await this.#options.openSource();
    const versions = await this.#source.versions();
    const changed = [...versions].filter(([name, version]) => this.#versions.get(name) !== version);
    const isSameSet = versions.size === this.#versions.size;
    if (changed.length > 0 || !isSameSet) {
      const loading = watchLoading();
      try {
        const parts = await this.#load(this.#source, [...versions.keys()], new Map(changed));
        await this.#use(parts, versions, loading);
        this.#copy.keep(parts, versions);
      } finally {
        loading();
      }
    }
    if (this.#staleSince) this.#options.logger.info('content is up to date');
    this.#staleSince = undefined;
    this.#outage.over();
  }

  /** Changed parts from the source, the others reused, in the order of `names`. */
  async #load(
    source: ContentSource,
    names: readonly string[],
    changed: PartVersions,
  ): Promise<Map<string, WirePart>> {
    const parts = new Map(
      names.map((name) => [name, changed.has(name) ? undefined : this.#parts.get(name)]),
    );
    await forEachWithConcurrency(LOADS_AT_ONCE, names, async (name) => {
      parts.set(name, parts.get(name) ?? (await source.load(name)));
    });
    return parts as Map<string, WirePart>;
  }

  async #use(
    parts: Parts,
    versions: PartVersions,
    loading: ReturnType<typeof watchLoading>,
  ): Promise<void> {
    const { addressIn, logger } = this.#options;
    const onDropped = (dropped: Dropped) => {
      logger.warn(dropped, 'an entry does not fit its model and is left out');
    };
    const snapshot = await assembleSnapshot(parts, versions, onDropped, addressIn);
    this.#snapshot = snapshot;
    this.#parts = parts;
    this.#versions = versions;
    this.#markFilled();
    logger.info({ version: snapshot.version, ...loading() }, 'content loaded');
  }

  #becomeStale(askedAt: Date, error: unknown): void {
    this.#staleSince ??= askedAt;
    const since = this.#staleSince.toISOString();
    this.#outage.warn({ err: error, since }, 'the content source does not answer');
  }
}

/** The part with an entry in its place, or at the end if it is new. */
function withEntry(part: WirePart, entry: WireEntry): WirePart | undefined {
  if (part.kind === 'singleton') return { ...part, data: entry };
  if (part.kind !== 'collection') return undefined;
  const at = part.entries.findIndex(({ _id }) => _id === entry._id);
  const entries = at < 0 ? [...part.entries, entry] : part.entries.with(at, entry);
  return { ...part, entries };
}

/** Sampling interval; measured delays include it, so it is subtracted. */
const LOOK_MS = 5;

/**
 * Measures a load of content: its duration and the longest block of the event loop. The measurement
 * ends when the returned function is called.
 */
function watchLoading(): () => { ms: number; heldMs: number } {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  const since = performance.now();
  return () => {
    delay.disable();
    const heldMs = Math.max(0, Math.round(delay.max / 1e6 - LOOK_MS));
    return { ms: Math.round(performance.now() - since), heldMs };
  };
}
