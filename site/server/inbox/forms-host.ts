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

/**
 * Posts submissions to a host of the operator, from a spool of its own, so that it holds up nothing
 * else. A killed process may post one twice, under the same key.
 */
export function formsHost({ address, folder, damaged, isErased, logger }: Options) {
  const spool = new Spool({ folder, damaged });
  const deliverer = new Deliverer({
    spool,
    store: async (submission) => {
      if (await isErased(submission)) return;
      await postJson(address, submission.id, messageOf(submission));
    },
    logger: logger.child({ to: 'FORMS_HOST' }),
  });
  return {
    async take(submission: SpoolEntry): Promise<void> {
      await spool.put(submission);
      deliverer.offer(submission.id);
    },
    async adopt(other: string): Promise<void> {
      for (const id of await spool.adopt(other)) deliverer.offer(id);
    },
    waiting: () => spool.waiting(),
    start: () => deliverer.start(),
    stop: () => deliverer.stop(),
  };
}

/** The payload for the host: the submission without our data for detecting duplicates. */
function messageOf(submission: SpoolEntry) {
  const { id, kind, locale, receivedAt, fields, campaign, suspicions, picture } = submission;
  return { id, form: kind, locale, receivedAt, fields, campaign, suspicions, picture };
}
