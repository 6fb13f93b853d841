import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FIXTURES } from '#server/api/testing/seed-snapshot.ts';
import { useHost } from './use-host.ts';

export const MASTER = 'panel-master-token-0001';
export const ACCOUNT = 'account-panel-admin-0001';
export const EDITOR = 'account-panel-editor-0001';
const GROUPS: Readonly<Record<string, string>> = {
  [MASTER]: 'master',
  [ACCOUNT]: 'account',
  [EDITOR]: 'editor',
};

type Entry = Record<string, unknown>;
type Case = {
  name: string;
  response: { status: number; headers: Record<string, string>; body: unknown; rawBody?: string };
};
type Collection = { fields: Record<string, unknown>; entries: (Entry | null)[]; total: number };

const CASES: ReadonlyMap<string, Case> = new Map(
  readdirSync(path.join(FIXTURES, 'panel')).map((file) => {
    const text = readFileSync(path.join(FIXTURES, 'panel', file), 'utf8');
    const recorded = JSON.parse(text) as Case;
    return [recorded.name, recorded];
  }),
);

const PHOTO = readFileSync(path.join(FIXTURES, 'uploads/photo.jpg'));

/** Marks a file that the host has no longer. */
export const DELETED = Symbol('deleted');

/** Answers as the recorded host does, and can be made to change, to lose things or to fail. */
export class PanelHost {
  readonly collections = new Map<string, Collection>();
  readonly singletons = new Map<string, unknown>();
  assets = bodyOf('assets-master') as { assets: Entry[]; total: number };
  files = new Map<string, Buffer | string | typeof DELETED>();
  /** Bodies to answer with instead of its own, by path. */
  answers = new Map<string, string>();
  /** The requests so far: path and body. */
  asked: string[] = [];
  bytes = 0;
  atOnce = 0;
  mostAtOnce = 0;
  delayMs = 0;
  status: number | undefined;
  url = '';

  static async use(): Promise<PanelHost> {
    const host = new PanelHost();
    host.reset();
    host.url = await useHost((request, response) => void host.#answer(request, response));
    return host;
  }

  /** Restores the recorded state. */
  reset(): void {
    this.collections.clear();
    this.singletons.clear();
    for (const name of CASES.keys()) {
      const collection = /^get-(\w+)-master$/.exec(name)?.[1];
      const singleton = /^singleton-(\w+)-master$/.exec(name)?.[1];
      if (collection) this.collections.set(collection, bodyOf(name) as Collection);
      if (singleton) this.singletons.set(singleton, bodyOf(name));
    }
    this.assets = bodyOf('assets-master') as PanelHost['assets'];
    [this.files, this.answers] = [new Map(), new Map()];
    [this.status, this.delayMs] = [undefined, 0];
    this.forget();
  }

  /** Forgets the requests so far. */
  forget(): void {
    [this.asked, this.bytes, this.mostAtOnce] = [[], 0, 0];
  }

  entries(collection: string): (Entry | null)[] {
    return this.collections.get(collection)?.entries ?? [];
  }

  /** Changes an entry as the panel would. */
  edit(collection: string, slug: string, change: Entry): void {
    const entry = this.entries(collection).find((one) => one?.slug === slug);
    if (!entry) throw new Error(`The host has no ${slug} in ${collection}`);
    Object.assign(entry, change, { _modified: Math.floor(Date.now() / 1000) });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce);
    const sent = await readAll(request);
    if (this.delayMs > 0) await sleep(this.delayMs);
    this.asked.push(`${request.url} ${sent}`.trim());
    const url = new URL(request.url ?? '/', 'http://host');
    const token = url.searchParams.get('token') ?? String(request.headers['cockpit-token'] ?? '');
    const {
      status,
      body,
      type = 'application/json',
      location,
    }: Found = this.status
      ? { status: this.status, body: '' }
      : this.#find(url, GROUPS[token], sent);
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    this.bytes += bytes.byteLength;
    this.atOnce -= 1;
    response
      .writeHead(status, { 'Content-Type': type, ...(location && { Location: location }) })
      .end(bytes);
  }

  #find(url: URL, group: string | undefined, sent: string): Found {
    if (url.pathname.startsWith('/storage/')) return this.#file(url.pathname);
    if (!group) return recorded('wrong-token-get-news');
    const [, , area, action, name = ''] = url.pathname.split('/');
    // What the recorded account may not read.
    const refused = CASES.get(
      `${action === 'get' && area === 'collections' ? 'get' : 'singleton'}-${name}-${group}`,
    );
    if (refused && refused.response.status !== 200) return recorded(refused.name);
    const other = this.answers.get(url.pathname);
    if (other !== undefined) return { status: 200, body: other };
    if (area === 'cockpit') return json(this.#someAssets(url.searchParams));
    if (area === 'singletons') {
      const found = this.singletons.get(name);
      return found === undefined ? recorded(`unknown-singleton-${group}`) : json(found);
    }
    const collection = this.collections.get(name);
    if (!collection) return recorded(`unknown-collection-get-${group}`);
    const query = (sent ? JSON.parse(sent) : {}) as Query;
    const entries = queried(collection.entries, query);
    return json(query.simple ? entries : { ...collection, entries });
  }

  #someAssets(params: URLSearchParams): unknown {
    const limit = Number(params.get('limit')) || Infinity;
    const assets = this.assets.assets.toSorted((a, b) => Number(b.modified) - Number(a.modified));
    return { assets: assets.slice(0, limit), total: assets.length };
  }

  #file(address: string): Found {
    const own = this.files.get(address);
    if (own !== undefined && own !== DELETED)
      return { status: 200, body: own, type: 'application/octet-stream' };
    const isPicture = /\.jpe?g$/.test(address) && !this.files.has(address);
    return isPicture
      ? { status: 200, body: PHOTO, type: 'image/jpeg' }
      : { status: 302, body: '', type: 'text/html', location: `/auth/login?to=${address}` };
  }
}

type Found = { status: number; body: string | Buffer; type?: string; location?: string };
type Query = {
  simple?: number;
  limit?: number;
  skip?: number;
  sort?: Record<string, number>;
  fields?: Record<string, number>;
};

function queried(entries: readonly (Entry | null)[], query: Query): (Entry | null)[] {
  const { sort, limit, skip = 0, fields } = query;
  const [[by, direction] = []] = Object.entries(sort ?? {});
  const sorted = by
    ? entries.toSorted((a, b) => (Number(a?.[by]) - Number(b?.[by])) * (direction ?? 1))
    : entries;
  const some = limit ? sorted.slice(skip, skip + limit) : sorted;
  if (!fields) return [...some];
  return some.map((entry) => entry && { _id: entry._id, _modified: entry._modified });
}

/** JSON as PHP writes it, with needless escapes. */
function json(value: unknown): Found {
  const text = JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replaceAll(
      /[\u0080-\uffff]/g,
      (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return { status: 200, body: text };
}

function recorded(name: string): Found {
  const found = CASES.get(name);
  if (!found) throw new Error(`There is no recorded case ${name}`);
  const { status, headers, rawBody = '' } = found.response;
  return { status, body: rawBody, type: headers['content-type'] };
}

function bodyOf(name: string): unknown {
  return structuredClone(CASES.get(name)?.response.body);
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
