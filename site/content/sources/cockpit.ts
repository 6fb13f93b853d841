import { createHash } from 'node:crypto';
import { collectionModels, singletonModels } from '#content/models/registry.ts';
import type { ContentSource, PartVersions } from '#content/source.ts';
import type { WirePart } from '#content/values/wire.ts';
import { CockpitReader } from './cockpit-to-wire.ts';
import { fetchBounded, RemoteError, type RemoteAnswer } from './fetch-bounded.ts';

/** Polling interval: a Cockpit host has no versions, so each poll requests everything. */
const RELOAD_MS = 30_000;
/** Polling interval after a failure. */
const RETRY_MS = 5_000;
const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

type Options = { host: string; token?: string };

/** Reads the content of a Cockpit v1 host over HTTP, in all languages. */
export class CockpitSource implements ContentSource {
  readonly #options: Options;
  readonly #reader: CockpitReader;
  #parts = new Map<string, WirePart>();
  #versions = new Map<string, string>();
  #nextLook = 0;
  #failure: unknown;

  constructor(options: Options) {
    this.#options = options;
    this.#reader = new CockpitReader(options.host);
  }

  async versions(): Promise<PartVersions> {
    if (performance.now() >= this.#nextLook) await this.#look();
    if (this.#failure) throw this.#failure;
    return this.#versions;
  }

  async load(name: string): Promise<WirePart> {
    const part = this.#parts.get(name);
    if (!part) throw new Error(`There is no content named ${name}`);
    return part;
  }

  /** Drafts of a remote host are not available here. */
  async loadDraft(): Promise<undefined> {
    return undefined;
  }

  async close(): Promise<void> {
    this.#parts.clear();
  }

  /** All or nothing: a host that fails midway does not leave a mix of old and new parts. */
  async #look(): Promise<void> {
    try {
      const parts = new Map<string, WirePart>();
      const versions = new Map<string, string>();
      const keep = async (name: string, answer: RemoteAnswer, read: () => Promise<WirePart>) => {
        const version = `${hash(answer)} of ${this.#options.host}`;
        const known = this.#versions.get(name) === version ? this.#parts.get(name) : undefined;
        parts.set(name, known ?? (await read()));
        versions.set(name, version);
      };
      for (const name of Object.keys(collectionModels)) {
        const answer = await this.#ask(`collections/get/${name}`, 412);
        await keep(name, answer, () => this.#reader.collection(name, answer));
      }
      for (const name of Object.keys(singletonModels)) {
        const answer = await this.#ask(`singletons/get/${name}`, 404);
        await keep(name, answer, () => this.#reader.singleton(name, answer));
      }
      this.#parts = parts;
      this.#versions = versions;
      this.#failure = undefined;
      this.#nextLook = performance.now() + RELOAD_MS;
    } catch (error) {
      this.#failure = error;
      this.#nextLook = performance.now() + RETRY_MS;
    }
  }

  /** Names no language, so that all are returned. `unknownStatus`: the host lacks this part. */
  async #ask(path: string, unknownStatus: number): Promise<RemoteAnswer> {
    const { host, token } = this.#options;
    const isCollection = path.startsWith('collections/');
    const address = new URL(`${host}/api/${path}`);
    const answer = await fetchBounded(address, {
      maxBytes: MAX_ANSWER_BYTES,
      timeoutMs: TIMEOUT_MS,
      init: {
        method: isCollection ? 'POST' : 'GET',
        headers: {
          Accept: 'application/json',
          ...(isCollection && { 'Content-Type': 'application/json' }),
          ...(token && { 'Cockpit-Token': token }),
        },
        ...(isCollection && { body: '{}' }),
      },
    });
    if (answer.status === 200 || answer.status === unknownStatus) return answer;
    throw new RemoteError(`${address.href} answered ${answer.status}`);
  }
}

function hash({ status, body }: RemoteAnswer): string {
  return createHash('sha256').update(`${status} `).update(body).digest('hex').slice(0, 32);
}
