import type { SpoolEntry } from '@clinic/cms/forms/spool-entry';
import type { Logger } from 'pino';
import { postJson } from '#server/remote/post-json.ts';
import { Deliverer } from './deliverer.ts';
import { Spool } from './spool/spool.ts';

type Options = {
  address: string;
  folder: string;
  damaged: string;
  isErased: (submission: SpoolEntry) => Promise<boolean>;
  logger: Logger;
};

/** Has a spool of its own, so that it holds up nothing else. A killed process may post twice. */
export class FormsHost {
  readonly #spool: Spool;
  readonly #deliverer: Deliverer;

  constructor({ address, folder, damaged, isErased, logger }: Options) {
    this.#spool = new Spool({ folder, damaged });
    this.#deliverer = new Deliverer({
      spool: this.#spool,
      store: async (submission) => {
        if (await isErased(submission)) return;
        await postJson(address, submission.id, messageOf(submission));
      },
      logger: logger.child({ to: 'FORMS_HOST' }),
    });
  }

  async take(submission: SpoolEntry): Promise<void> {
    await this.#spool.put(submission);
    this.#deliverer.offer(submission.id);
  }

  async adopt(folder: string): Promise<void> {
    for (const id of await this.#spool.adopt(folder)) this.#deliverer.offer(id);
  }

  waiting(): ReturnType<Spool['waiting']> {
    return this.#spool.waiting();
  }

  start(): void {
    this.#deliverer.start();
  }

  stop(): Promise<void> {
    return this.#deliverer.stop();
  }
}

/** The payload for the host: the submission without our data for detecting duplicates. */
function messageOf(submission: SpoolEntry) {
  const { id, kind, locale, receivedAt, fields, campaign, suspicions, picture } = submission;
  return { id, form: kind, locale, receivedAt, fields, campaign, suspicions, picture };
}
