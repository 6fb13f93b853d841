import type { ApiToken, noteTokenUse, readApiTokens } from '@clinic/cms/api-tokens/token-store';
import type { Sql } from '@clinic/cms/database/sql';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { errorCode } from '#app/error-code.ts';
import { OutageLog } from '#content/outage-log.ts';
import { busy } from '#server/http/request-error.ts';
import { constantTimeEquals } from './authorize.ts';

const PREFIX = 'account-';
/** Tokens are read anew after this time: a deleted one ends then, and a flood costs one query. */
const FRESH_MS = 1_000;
const NOTED_MS = 60_000;
const RETRY_SECONDS = 5;

type Store = { readApiTokens: typeof readApiTokens; noteTokenUse: typeof noteTokenUse };

type Options = { database: () => Promise<Payload>; logger: Logger };
export type AccountTokens = ReturnType<typeof accountTokens>;

export function accountTokens({ database, logger }: Options) {
  const outage = new OutageLog(logger);
  const notedAt = new Map<string, number>();
  let tokens: readonly ApiToken[] | undefined;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  /** Imported on first use, as everything of the cms is. */
  const withStore = async <Result>(work: (store: Store, db: Sql) => Promise<Result>) => {
    const store = await import('@clinic/cms/api-tokens/token-store');
    const { adapterOf } = await import('@clinic/cms/database/sql');
    return work(store, adapterOf(await database()).drizzle);
  };
  /** While the database is away no token can be deleted either, so the known ones stay valid. */
  const read = async () => {
    const asked = performance.now();
    try {
      tokens = await withStore((store, db) => store.readApiTokens(db));
      outage.over();
    } catch (error) {
      outage.warn({ error: errorCode(error) }, 'the tokens of the API cannot be read');
    }
    readAt = asked;
  };
  const noteUse = (id: string) => {
    const now = performance.now();
    if (now - (notedAt.get(id) ?? -Infinity) < NOTED_MS) return;
    notedAt.set(id, now);
    withStore((store, db) => store.noteTokenUse(db, id)).catch((error: unknown) => {
      notedAt.delete(id);
      outage.warn({ error: errorCode(error) }, 'the use of a token cannot be noted');
    });
  };

  return {
    async find(given: string): Promise<ApiToken | undefined> {
      if (!given.startsWith(PREFIX)) return undefined;
      if (performance.now() - readAt > FRESH_MS) {
        reading ??= read().finally(() => (reading = undefined));
        await reading;
      }
      if (!tokens) throw busy('The tokens cannot be read', RETRY_SECONDS);
      const found = tokens.find(({ token }) => constantTimeEquals(given, token));
      if (found) noteUse(found.id);
      return found;
    },
  };
}
