import type { KeptSubmission } from '@alpsera/cms/inbox/kept-submission';
import type { Logger } from 'pino';
import { postJson } from '#server/remote/post-json.ts';
import { Deliverer } from './deliverer.ts';
import { Spool } from './spool.ts';

type Options = { address: string; folder: string; logger: Logger };

/**
 * A host of the operator's that is posted all submissions besides our inbox. They wait for it in a
 * spool of their own, so that a host that is away holds up nothing else. A killed process may post
 * the same once more, under the same key.
 */
export class FormsHost {
  readonly #spool: Spool;
  readonly #deliverer: Deliverer;

  constructor({ address, folder, logger }: Options) {
    this.#spool = new Spool({ folder });
    this.#deliverer = new Deliverer({
      spool: this.#spool,
      store: (submission) => postJson(address, submission.id, messageOf(submission)),
      logger: logger.child({ to: 'FORMS_HOST' }),
    });
  }

  /** Resolves when it is safe in the spool; the host is told afterwards. */
  async take(submission: KeptSubmission): Promise<void> {
    await this.#spool.put(submission);
    this.#deliverer.offer(submission.id);
  }

  start(): void {
    this.#deliverer.start();
  }

  stop(): Promise<void> {
    return this.#deliverer.stop();
  }
}

/** What the host is told: what was sent, and nothing of how we tell forms apart. */
function messageOf(submission: KeptSubmission) {
  const { id, kind, locale, receivedAt, fields, campaign, suspicions, picture } = submission;
  return { id, form: kind, locale, receivedAt, fields, campaign, suspicions, picture };
}
