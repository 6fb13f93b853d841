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

/** Failed posts are retried; a killed process may post the same twice. */
export class NewsletterHost {
  readonly #address: string;
  readonly #outage: OutageLog;
  #underway: Promise<void> | undefined;
  #failures = 0;
  #pausedUntil = -Infinity;

  constructor({ address, logger }: Options) {
    this.#address = address;
    this.#outage = new OutageLog(logger);
  }

  notify(database: Pick<InboxDatabase, 'beginHandovers' | 'finishHandover'>): void {
    if (this.#underway || performance.now() < this.#pausedUntil) return;
    this.#underway = this.#notifyAll(database).finally(() => {
      this.#underway = undefined;
    });
  }

  async stop(): Promise<void> {
    await this.#underway;
  }

  async #notifyAll(database: Parameters<NewsletterHost['notify']>[0]): Promise<void> {
    let failure: unknown;
    try {
      for (const handover of await database.beginHandovers(AT_ONCE)) {
        try {
          await this.#post(handover);
          await database.finishHandover(handover);
        } catch (error) {
          // One that the host rejects must not hold up the others.
          failure = error;
        }
      }
    } catch (error) {
      failure = error;
    }
    if (failure === undefined) this.#succeed();
    else this.#pause(failure);
  }

  #post({ id, isSubscribed, ...known }: Handover): Promise<void> {
    const status = isSubscribed ? 'subscribed' : 'unsubscribed';
    const key = `${id} ${status} ${known.confirmedAt ?? ''}`;
    return postJson(this.#address, key, { ...known, status });
  }

  #succeed(): void {
    this.#failures = 0;
    this.#outage.over();
  }

  #pause(error: unknown): void {
    this.#failures += 1;
    this.#pausedUntil = performance.now() + backOffMs(this.#failures, PAUSE);
    this.#outage.warn(
      { error: errorCode(error) },
      'the host of the newsletter could not be told of its subscribers yet',
    );
  }
}
