import type { ApiToken, noteTokenUse, readApiTokens } from '@clinic/cms/api-tokens/token-store';
import type { Sql } from '@clinic/cms/database/sql';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { errorCode } from '#app/error-code.ts';
import { OutageLog } from '#content/outage-log.ts';
import { busy } from '#server/http/request-error.ts';
import { constantTimeEquals } from './authorize.ts';

const PREFIX = 'account-';
/** A deleted token opens nothing after this; in it, a flood asks the database once. */
const FRESH_MS = 1_000;
const NOTED_MS = 60_000;
const RETRY_SECONDS = 5;

type Store = { readApiTokens: typeof readApiTokens; noteTokenUse: typeof noteTokenUse };

export class AccountTokens {
  readonly #database: () => Promise<Payload>;
  readonly #outage: OutageLog;
  readonly #notedAt = new Map<string, number>();
  #tokens: readonly ApiToken[] | undefined;
  #readAt = -Infinity;
  #reading: Promise<void> | undefined;

  constructor({ database, logger }: { database: () => Promise<Payload>; logger: Logger }) {
    this.#database = database;
    this.#outage = new OutageLog(logger);
  }

  async find(given: string): Promise<ApiToken | undefined> {
    if (!given.startsWith(PREFIX)) return undefined;
    if (performance.now() - this.#readAt > FRESH_MS) {
      this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
      await this.#reading;
    }
    if (!this.#tokens) throw busy('The tokens cannot be read', RETRY_SECONDS);
    const found = this.#tokens.find(({ token }) => constantTimeEquals(given, token));
    if (found) this.#noteUse(found.id);
    return found;
  }

  /** While the database is away no token can be deleted either: the known ones stay. */
  async #read(): Promise<void> {
    const asked = performance.now();
    try {
      this.#tokens = await this.#withStore((store, db) => store.readApiTokens(db));
      this.#outage.over();
    } catch (error) {
      this.#outage.warn({ error: errorCode(error) }, 'the tokens of the API cannot be read');
    }
    this.#readAt = asked;
  }

  #noteUse(id: string): void {
    const now = performance.now();
    if (now - (this.#notedAt.get(id) ?? -Infinity) < NOTED_MS) return;
    this.#notedAt.set(id, now);
    this.#withStore((store, db) => store.noteTokenUse(db, id)).catch((error: unknown) => {
      this.#notedAt.delete(id);
      this.#outage.warn({ error: errorCode(error) }, 'the use of a token cannot be noted');
    });
  }

  /** Loaded late, as all of the cms. */
  async #withStore<Result>(work: (store: Store, db: Sql) => Promise<Result>): Promise<Result> {
    const store = await import('@clinic/cms/api-tokens/token-store');
    const { adapterOf } = await import('@clinic/cms/database/sql');
    return work(store, adapterOf(await this.#database()).drizzle);
  }
}
