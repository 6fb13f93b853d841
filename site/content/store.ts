import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { CopyWriter, readCopy } from './disk-copy.ts';
import { logDropped, type Dropped } from './dropped.ts';
import { forEachWithConcurrency } from './for-each-with-concurrency.ts';
import { Loop } from './loop.ts';
import { OutageLog } from './outage-log.ts';
import {
  assembleSnapshot,
  hashVersions,
  type Parts,
  type Snapshot,
  type TextLinks,
} from './snapshot.ts';
import type { ContentSource, PartVersions } from './source.ts';
import { relevantDropped } from './switched-off.ts';
import { suddenLoss } from './sudden-loss.ts';
import { withEntry, type WirePart } from './values/wire.ts';
import { watchLoading } from './watch-loading.ts';
import { publicStaleReason, staleReasonForLog } from './remote-error.ts';

const WATCH_INTERVAL_MS = 800;
/** The source reads one part while another is converted. */
const LOADS_AT_ONCE = 2;

/** What the source offers has suddenly lost content: unless it is accepted, the last good stays. */
type SuspectedLoss = { since: string; why: readonly string[]; offered: string };

export type Freshness = {
  ready: boolean;
  staleSince?: string;
  /** Why the source could not be read, in words that everybody may see. */
  why?: readonly string[];
  suspicion?: SuspectedLoss;
};

type Options = {
  /** Opens the source; called again until it succeeds. */
  openSource: () => Promise<ContentSource>;
  copyFile: string;
  /** False if another process on this machine writes the copy. */
  writesCopy?: boolean;
  /** Id of this build: another one may have converted the same content differently. */
  build: string;
  logger: Logger;
  links?: TextLinks;
  /** Called with each snapshot before it is shown. */
  prepare?: (snapshot: Snapshot) => Promise<void>;
};

/** Polls the source. If it fails, the last good snapshot stays and is marked as stale. */
export class ContentStore {
  readonly #options: Options;
  readonly #copy: CopyWriter;
  readonly #outage: OutageLog;
  readonly #loop = new Loop(() => this.#watch());
  #source: ContentSource | undefined;
  #snapshot: Snapshot | undefined;
  #parts: Parts = new Map();
  #versions: PartVersions = new Map();
  #staleSince: Date | undefined;
  #why: readonly string[] | undefined;
  #loadedAt: Date | undefined;
  #suspicion: SuspectedLoss | undefined;
  /** Version of the content that an operator wants shown despite its loss. */
  #accepted: string | undefined;
  #dropped: readonly Dropped[] = [];

  constructor(options: Options) {
    this.#options = options;
    this.#copy = new CopyWriter(options);
    this.#outage = new OutageLog(options.logger);
  }

  get snapshot(): Snapshot | undefined {
    return this.#snapshot;
  }

  /** Waits for the first snapshot, but not if the source has failed: it may be down for hours. */
  async awaitSnapshot(withinMs: number): Promise<Snapshot | undefined> {
    if (!this.#snapshot) {
      const patience = new AbortController();
      const tooLong = sleep(withinMs, undefined, { signal: patience.signal, ref: false });
      await Promise.race([this.#tried, tooLong]).finally(() => patience.abort());
    }
    return this.#snapshot;
  }

  get freshness(): Freshness {
    return {
      ready: this.#snapshot !== undefined,
      ...(this.#staleSince && { staleSince: this.#staleSince.toISOString() }),
      ...(this.#staleSince && this.#why && { why: this.#why }),
      ...(this.#suspicion && { suspicion: this.#suspicion }),
    };
  }

  get dropped(): readonly Dropped[] {
    return this.#dropped;
  }

  get loadedAt(): Date | undefined {
    return this.#loadedAt;
  }

  refreshSoon(how?: { isFull?: boolean }): void {
    this.#source?.expire?.(how);
    this.#loop.wake();
  }

  /** Shows content despite its loss; false if the source no longer offers this version. */
  accept(offered: string): boolean {
    if (this.#suspicion?.offered !== offered) return false;
    this.acceptLater(offered);
    return true;
  }

  /** For content accepted in another process, which this one may not have loaded yet. */
  acceptLater(offered: string): void {
    this.#accepted = offered;
    this.#loop.wake();
  }

  async start(): Promise<void> {
    const { copyFile, build, logger } = this.#options;
    const copy = await readCopy(copyFile, build, (file, why) => {
      if (why === 'damaged')
        logger.error({ file }, 'a copy of the content is damaged and not used');
      else logger.info({ file }, 'a copy of the content is of another version and not used');
    });
    if (copy) {
      this.#staleSince = new Date();
      await this.#use(copy.parts, copy.versions, watchLoading());
    }
    this.#loop.start();
    // Without a copy there is nothing to show until the source has been read once.
    if (!copy) await this.#loaded;
  }

  async stop(): Promise<void> {
    await this.#loop.stop();
    this.#markLoaded();
    await this.#copy.done();
    await this.#source?.close();
  }

  /** The current content with the draft of an entry or a global, for a preview. */
  async withDraft(name: string, id: string): Promise<Snapshot | undefined> {
    const part = this.#parts.get(name);
    const draft = part && (await this.#source?.loadDraft(name, id));
    const drafted = draft && withEntry(part, draft);
    if (!drafted) return undefined;
    const parts = new Map(this.#parts).set(name, drafted);
    return assembleSnapshot(parts, this.#versions, () => undefined, this.#options.links);
  }

  #markLoaded!: () => void;
  readonly #loaded = new Promise<void>((resolve) => {
    this.#markLoaded = resolve;
  });

  #markTried!: () => void;
  readonly #tried = new Promise<void>((resolve) => {
    this.#markTried = resolve;
  });

  async #watch(): Promise<number> {
    // After a failure, content counts as stale from the start of the poll.
    const askedAt = new Date();
    try {
      await this.#refresh();
      this.#markLoaded();
    } catch (error) {
      this.#becomeStale(askedAt, error);
    }
    return WATCH_INTERVAL_MS;
  }

  async #refresh(): Promise<void> {
    this.#source ??= await this.#options.openSource();
    const versions = await this.#source.versions();
    const changed = [...versions].filter(([name, version]) => this.#versions.get(name) !== version);
    const isSameSet = versions.size === this.#versions.size;
    if (changed.length > 0 || !isSameSet) {
      const loading = watchLoading();
      try {
        if (this.#isStillSuspicious(versions)) return;
        const parts = await this.#load(this.#source, [...versions.keys()], new Map(changed));
        if (!(await this.#use(parts, versions, loading))) return;
        if (this.#options.writesCopy !== false) this.#copy.keep(parts, versions);
      } finally {
        loading();
      }
    }
    if (this.#staleSince) this.#options.logger.info('content is up to date');
    [this.#staleSince, this.#why, this.#suspicion] = [undefined, undefined, undefined];
    this.#outage.over();
  }

  /** Whether the source still offers only what was suspicious at the last poll. */
  #isStillSuspicious(versions: PartVersions): boolean {
    const offered = hashVersions(versions);
    if (this.#suspicion?.offered !== offered || this.#accepted === offered) return false;
    this.#staleSince = undefined;
    this.#outage.over();
    return true;
  }

  /** Whether a remote host has lost so much that the last good content stays. */
  #isSuspicious(after: Snapshot, dropped: readonly Dropped[]): boolean {
    const offered = after.version;
    if (!this.#source?.isRemote || !this.#snapshot || this.#accepted === offered) return false;
    const why = suddenLoss(this.#snapshot, after, dropped);
    if (why.length === 0) return false;
    const text =
      'the host has suddenly lost content: the last good one stays until this is accepted';
    this.#options.logger.warn({ why, offered }, text);
    const since = this.#suspicion?.since ?? new Date().toISOString();
    this.#suspicion = { since, why, offered };
    this.#staleSince = undefined;
    this.#outage.over();
    return true;
  }

  /** Loads the changed parts and reuses the others, in the order of `names`. */
  async #load(source: ContentSource, names: readonly string[], changed: PartVersions) {
    const parts = new Map(
      names.map((name) => [name, changed.has(name) ? undefined : this.#parts.get(name)]),
    );
    await forEachWithConcurrency(LOADS_AT_ONCE, names, async (name) => {
      parts.set(name, parts.get(name) ?? (await source.load(name)));
    });
    return parts as Map<string, WirePart>;
  }

  /** Shows this content; false if so much is lost that the last good content stays. */
  async #use(
    parts: Parts,
    versions: PartVersions,
    loading: ReturnType<typeof watchLoading>,
  ): Promise<boolean> {
    const { links, logger } = this.#options;
    const dropped = relevantDropped(this.#source?.dropped?.());
    const note = (one: Dropped) => void dropped.push(one);
    const snapshot = await assembleSnapshot(parts, versions, note, links);
    if (this.#isSuspicious(snapshot, dropped)) return false;
    logDropped(logger, dropped, this.#dropped);
    this.#dropped = dropped;
    const took = loading();
    // If this fails, the content is shown all the same, only more slowly.
    await this.#options.prepare?.(snapshot).catch((error: unknown) => {
      logger.error({ err: error }, 'pages could not be prepared for new content');
    });
    this.#snapshot = snapshot;
    this.#parts = parts;
    this.#versions = versions;
    this.#loadedAt = new Date();
    this.#markTried();
    logger.info({ version: snapshot.version, ...took }, 'content loaded');
    await this.#source?.keepDropped?.(dropped).catch((error: unknown) => {
      logger.warn({ err: error }, 'what is left out cannot be told to the studio');
    });
    return true;
  }

  #becomeStale(askedAt: Date, error: unknown): void {
    this.#staleSince ??= askedAt;
    const since = this.#staleSince.toISOString();
    this.#why = [publicStaleReason(error)];
    this.#markTried();
    const known = { err: error, why: staleReasonForLog(error), since };
    this.#outage.warn(known, 'the content source does not answer');
  }
}
