import { RemoteError } from '#content/remote-error.ts';
import { fetchBounded, type RemoteAnswer } from '#content/fetch-bounded.ts';

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/** With fewer entries, one request for the times of all is enough; else it takes two. */
const FEW = 10;

export type HostOptions = { host: string; token?: string };

/** Tells whether a collection has changed without reading it: its newest change and its size. */
export type ChangeMarker = { newest: number; count: number };

/** Asks a Cockpit v1 host. Names no language, so that all are returned. */
export class HostClient {
  readonly #options: HostOptions;

  constructor(options: HostOptions) {
    this.#options = options;
  }

  /** All entries. 412: there is no such collection; 401: the token may not read it. */
  collection(name: string): Promise<RemoteAnswer> {
    return this.#ask(`collections/get/${encodeURIComponent(name)}`, [401, 412], {});
  }

  /** 404: there is no such singleton; an account's token gets 401 instead. */
  singleton(name: string): Promise<RemoteAnswer> {
    return this.#ask(`singletons/get/${encodeURIComponent(name)}`, [401, 404, 412]);
  }

  assets(): Promise<RemoteAnswer> {
    return this.#ask('cockpit/assets', [401, 403, 404, 412]);
  }

  /** The newest file and how many there are, as text; undefined if the host does not tell. */
  async assetsChangeMarker(): Promise<string | undefined> {
    const path = 'cockpit/assets?limit=1&sort[modified]=-1';
    const { status, body } = await this.#ask(path, [401, 403, 404, 412]);
    return status === 200 ? body.toString('utf8') : undefined;
  }

  /** Whether a collection still has this marker; costs a few hundred bytes, however large it is. */
  async hasChangeMarker(name: string, { newest, count }: ChangeMarker): Promise<boolean> {
    const limit = count < FEW ? count + 1 : 1;
    const first = await this.#times(name, { limit });
    const isNewest = Math.max(0, ...(first ?? [])) === newest;
    if (!first || !isNewest) return false;
    if (count < FEW) return first.length === count;
    // The last entry is there, and none after it.
    const last = await this.#times(name, { limit: 2, skip: count - 1 });
    return last?.length === 1;
  }

  /** Times of changes, the newest first; undefined if the host answers otherwise. */
  async #times(name: string, range: { limit: number; skip?: number }) {
    const query = { simple: 1, fields: { _modified: 1 }, sort: { _modified: -1 }, ...range };
    const path = `collections/get/${encodeURIComponent(name)}`;
    const { status, body } = await this.#ask(path, [401, 412], query);
    const entries = status === 200 ? parsedOrUndefined(body) : undefined;
    return Array.isArray(entries) ? entries.map(modifiedOf) : undefined;
  }

  /** `expected`: statuses besides 200 that concern this part only, and not the whole host. */
  async #ask(path: string, expected: readonly number[], body?: object): Promise<RemoteAnswer> {
    const { host, token } = this.#options;
    const address = new URL(`${host}/api/${path}`);
    const answer = await fetchTwice(address, cockpitRequest(token, body));
    if (answer.status === 200 || expected.includes(answer.status)) return answer;
    throw new RemoteError(`${address.origin}${address.pathname} answered ${answer.status}`);
  }
}

export function cockpitRequest(token: string | undefined, body?: object): RequestInit {
  return {
    method: body ? 'POST' : 'GET',
    headers: {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { 'Cockpit-Token': token }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}

/** Tries again once: a host may close an idle connection just when it is used again. */
async function fetchTwice(address: URL, init: RequestInit): Promise<RemoteAnswer> {
  const options = { maxBytes: MAX_ANSWER_BYTES, timeoutMs: TIMEOUT_MS, init };
  try {
    return await fetchBounded(address, options);
  } catch (error) {
    if (!wasCutOff(error)) throw error;
    return fetchBounded(address, options);
  }
}

function wasCutOff(error: unknown): boolean {
  const { cause } = error as { cause?: { cause?: { code?: string } } };
  return ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(cause?.cause?.code ?? '');
}

/** An error here leads to reading the whole collection, which then reports what is wrong. */
function parsedOrUndefined(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** When an entry was changed, in seconds since 1970; 0 if the host does not tell. */
export function modifiedOf(entry: unknown): number {
  const { _modified: modified } = (entry ?? {}) as { _modified?: unknown };
  const seconds = typeof modified === 'string' ? Number(modified) : modified;
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : 0;
}
