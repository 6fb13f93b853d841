import type { InboxDatabase } from '@clinic/cms/inbox/delivery/inbox-database';
import type { Handover } from '@clinic/cms/inbox/newsletter/newsletter-handover';
import type { Logger } from 'pino';
import { OutageLog } from '#content/outage-log.ts';
import { postJson } from '#server/remote/post-json.ts';
import { backOffMs } from './back-off.ts';
import { errorCode } from '#app/error-code.ts';

const AT_ONCE = 20;
const PAUSE = { firstMs: 1_000, capMs: 5 * 60_000 };

type Options = { address: string; logger: Logger };
type Database = Pick<InboxDatabase, 'beginHandovers' | 'finishHandover'>;

/** Posts confirmed and ended subscriptions, and retries; a killed process may post one twice. */
export function newsletterHost({ address, logger }: Options) {
  const outage = new OutageLog(logger);
  let underway: Promise<void> | undefined;
  let failures = 0;
  let pausedUntil = -Infinity;

  const post = ({ id, isSubscribed, ...known }: Handover) => {
    const status = isSubscribed ? 'subscribed' : 'unsubscribed';
    const key = `${id} ${status} ${known.confirmedAt ?? ''}`;
    return postJson(address, key, { ...known, status });
  };
  const postAll = async (database: Database) => {
    let failure: unknown;
    for (const handover of await database.beginHandovers(AT_ONCE)) {
      try {
        await post(handover);
        await database.finishHandover(handover);
      } catch (error) {
        // A subscription that the host rejects must not hold up the others.
        failure = error;
      }
    }
    if (failure !== undefined) throw failure;
  };
  const tryAll = async (database: Database) => {
    try {
      await postAll(database);
      failures = 0;
      outage.over();
    } catch (error) {
      failures += 1;
      pausedUntil = performance.now() + backOffMs(failures, PAUSE);
      outage.warn(
        { error: errorCode(error) },
        'the host of the newsletter could not be told of its subscribers yet',
      );
    }
  };

  return {
    /** Returns at once: mails do not wait for a host that may be slow. */
    notify(database: Database): void {
      if (underway || performance.now() < pausedUntil) return;
      underway = tryAll(database).finally(() => {
        underway = undefined;
      });
    },
    stop: async () => underway,
  };
}
