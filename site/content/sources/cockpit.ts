import { createHash, hash as hashOf } from 'node:crypto';
import type { Dropped } from '#content/dropped.ts';
import { RemoteError } from '#content/remote-error.ts';
import { forEachWithConcurrency } from '#content/for-each-with-concurrency.ts';
import { collectionModels, singletonModels } from '#content/models/registry.ts';
import type { ContentSource, PartVersions } from '#content/source.ts';
import type { WireEntry, WirePart } from '#content/values/wire.ts';
import { HostClient, modifiedOf, type ChangeMarker } from './cockpit/host-client.ts';
import { Names } from './cockpit/names.ts';
import type { FormerSlug } from './cockpit/panel-slugs.ts';
import { CockpitReader, type Reading } from './cockpit-to-wire.ts';
import type { RemoteAnswer } from '#content/fetch-bounded.ts';

const RELOAD_MS = 30_000;
const RETRY_MS = 5_000;
/** Few, because a small host has no more workers than this, and visitors of its own. */
const QUESTIONS_AT_ONCE = 4;
/** After this many polls everything is read again, in case change markers have missed something. */
const POLLS_BETWEEN_FULL = 20;
/** Cockpit dates changes by the second: a newer marker may miss another change in that second. */
const SETTLED_AFTER_SECONDS = 120;
const MEDIA = 'media';
const HISTORY = 'slug_history';

type Options = {
  host: string;
  token?: string;
  names?: Names;
  keepDropped?: ContentSource['keepDropped'];
};

type Known = Reading & {
  version: string;
  status: number;
  /** By which a change is noticed without reading the part; undefined if it must be read. */
  marker?: ChangeMarker;
  /** The marker of the library of files. */
  assetsMarker?: string;
};

export class CockpitSource implements ContentSource {
  readonly isRemote = true;
  readonly #host: string;
  readonly #client: HostClient;
  readonly #reader: CockpitReader;
  readonly #names: Names;
  /** The parts as the host gave them. */
  #known = new Map<string, Known>();
  /** The same parts, with a history of slugs that has the former ones found in the others. */
  #withFormerSlugs = new Map<string, Known>();
  #versions: PartVersions = new Map();
  #nextLook = 0;
  #expiries = 0;
  #looks = 0;
  #wantsFull = true;
  #failure: unknown;

  readonly keepDropped: ContentSource['keepDropped'];

  constructor({ host, token, names = new Names(), keepDropped }: Options) {
    this.keepDropped = keepDropped;
    this.#host = host;
    this.#names = names;
    this.#client = new HostClient({ host, token });
    this.#reader = new CockpitReader(host, names);
  }

  async versions(): Promise<PartVersions> {
    if (performance.now() >= this.#nextLook) await this.#look();
    if (this.#failure) throw this.#failure;
    return this.#versions;
  }

  /** The host has announced a change: what is known may be out of date. */
  expire({ isFull = false } = {}): void {
    this.#wantsFull ||= isFull;
    this.#expiries += 1;
    this.#nextLook = 0;
  }

  async load(name: string): Promise<WirePart> {
    const known = this.#withFormerSlugs.get(name);
    if (!known) throw new Error(`There is no content named ${name}`);
    return known.part;
  }

  async loadDraft(): Promise<undefined> {
    return undefined;
  }

  dropped(): readonly Dropped[] {
    return [...this.#known.values()].flatMap(({ dropped }) => dropped);
  }

  async close(): Promise<void> {
    this.#known.clear();
    this.#withFormerSlugs.clear();
  }

  /** All or nothing: a host that fails midway does not leave a mix of old and new parts. */
  async #look(): Promise<void> {
    const expiries = this.#expiries;
    const isFull = this.#wantsFull || this.#looks % POLLS_BETWEEN_FULL === 0;
    this.#wantsFull = false;
    try {
      this.#known = await this.#readAll(isFull);
      this.#withFormerSlugs = new Map(this.#known).set(HISTORY, withFormerSlugs(this.#known));
      this.#versions = new Map(
        [...this.#withFormerSlugs].map(([name, { version }]) => [name, version]),
      );
      this.#failure = undefined;
      this.#looks += 1;
      this.#nextLook = expiries === this.#expiries ? performance.now() + RELOAD_MS : 0;
    } catch (error) {
      this.#failure = error;
      this.#wantsFull ||= isFull;
      this.#nextLook = performance.now() + RETRY_MS;
    }
  }

  async #readAll(isFull: boolean): Promise<Map<string, Known>> {
    const collections = [...Object.keys(collectionModels), ...this.#names.passed];
    const singletons = Object.keys(singletonModels);
    // The result keeps this order, whichever is answered first.
    const names = [...collections, ...singletons, MEDIA];
    const read = new Map<string, Known>();
    await forEachWithConcurrency(QUESTIONS_AT_ONCE, names, async (name) => {
      if (name === MEDIA) read.set(name, await this.#readAssets(isFull));
      else if (singletons.includes(name)) read.set(name, await this.#readSingleton(name));
      else read.set(name, await this.#readCollection(name, isFull));
    });
    this.#assertAnyContent(collections, read);
    return new Map(names.map((name) => [name, read.get(name) as Known]));
  }

  async #readCollection(name: string, isFull: boolean): Promise<Known> {
    const hostName = this.#names.hostName('collections', name);
    const before = this.#known.get(name);
    const last = isFull ? undefined : before?.marker;
    if (before && last && (await this.#client.hasChangeMarker(hostName, last))) return before;
    const answer = await this.#client.collection(hostName);
    const known = await this.#keep(name, answer, () => this.#reader.collection(name, answer));
    const marker = changeMarkerOf(answer);
    const isSettled =
      known === before || (marker && marker.newest < Date.now() / 1000 - SETTLED_AFTER_SECONDS);
    return { ...known, marker: isSettled ? marker : undefined };
  }

  async #readSingleton(name: string): Promise<Known> {
    const answer = await this.#client.singleton(this.#names.hostName('singletons', name));
    return this.#keep(name, answer, () => this.#reader.singleton(name, answer));
  }

  async #readAssets(isFull: boolean): Promise<Known> {
    const before = this.#known.get(MEDIA);
    const marker = await this.#client.assetsChangeMarker();
    if (!isFull && marker !== undefined && marker === before?.assetsMarker) return before;
    const answer = await this.#client.assets();
    const read = async () => ({ part: this.#reader.assets(answer), dropped: [], formerSlugs: [] });
    const known = await this.#keep(MEDIA, answer, read);
    return { ...known, assetsMarker: marker };
  }

  async #keep(name: string, answer: RemoteAnswer, read: () => Promise<Reading>): Promise<Known> {
    const version = `${hash(answer)} of ${this.#host}${this.#names.fingerprint}`;
    const before = this.#known.get(name);
    if (before?.version === version) return before;
    return { ...(await read()), version, status: answer.status };
  }

  /** A host that knows none of our collections, or whose token is wrong, is not an empty one. */
  #assertAnyContent(collections: readonly string[], read: ReadonlyMap<string, Known>): void {
    const statuses = new Set(collections.map((name) => read.get(name)?.status));
    if (statuses.has(200)) return;
    throw new RemoteError(
      statuses.has(401)
        ? `${this.#host}/api/collections/get/${collections[0]} answered 401: the token is wrong or may read nothing`
        : `${this.#host} has none of the site's collections`,
    );
  }
}

/** The history of slugs: the host's own, and the host's spellings that were folded here. */
function withFormerSlugs(known: ReadonlyMap<string, Known>): Known {
  const own = known.get(HISTORY) as Known;
  const former = [...known.values()].flatMap(({ formerSlugs }) => formerSlugs);
  if (former.length === 0 || own.part.kind !== 'collection') return own;
  const rows = former.map((slug): WireEntry => ({ _id: idOf(slug), ...slug }));
  const part = { ...own.part, entries: [...own.part.entries, ...rows] };
  const mark = hashOf('sha256', JSON.stringify(former)).slice(0, 16);
  return { ...own, part, version: `${own.version} ${mark}` };
}

const idOf = ({ collection, locale, entry }: FormerSlug) => `${collection}-${entry}-${locale}`;

/** Counts all entries, published or not, because later the host is asked about all of them. */
function changeMarkerOf({ status, body }: RemoteAnswer): ChangeMarker | undefined {
  if (status !== 200) return undefined;
  const { entries } = JSON.parse(body.toString('utf8')) as { entries: unknown[] };
  const times = flat(entries).map(modifiedOf);
  // The change of an entry without a time would be missed.
  if (times.includes(0)) return undefined;
  return { newest: times.reduce((max, one) => Math.max(max, one), 0), count: times.length };
}

function flat(entries: readonly unknown[]): unknown[] {
  return entries.flatMap((entry) => {
    const { children } = (entry ?? {}) as { children?: unknown };
    return Array.isArray(children) ? [entry, ...flat(children)] : [entry];
  });
}

function hash({ status, body }: RemoteAnswer): string {
  return createHash('sha256').update(`${status} `).update(body).digest('hex').slice(0, 32);
}
