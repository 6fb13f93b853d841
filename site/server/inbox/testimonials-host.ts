import {
  markTaken,
  readAccepted,
  waitingTestimonials,
} from '@clinic/cms/inbox/testimonials/accepted-testimonials';
import type { Logger } from 'pino';
import { z } from 'zod';
import { OutageLog } from '#content/outage-log.ts';
import { fetchBounded } from '#content/fetch-bounded.ts';

const LOOK_MS = 5_000;
/** A token that may not write now may be allowed to later. */
const REFUSED_PAUSE_MS = 10 * 60 * 1000;
const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 1024 * 1024;

const saved = z.looseObject({ _id: z.string().min(1) });

type Options = { host: string; token?: string; folder: string; logger: Logger };

/**
 * Saves accepted testimonials on the host that has the content. What it refuses stays in the
 * folder, as a file that can be entered there by hand.
 */
export function testimonialsHost({ host, token, folder, logger }: Options) {
  const outage = new OutageLog(logger);
  const address = new URL(`${host}/api/collections/save/testimonials`);
  let timer: NodeJS.Timeout | undefined;
  let pausedUntil = -Infinity;
  let isBusy = false;

  const send = async (id: string) => {
    const { data, text } = await readAccepted(folder, id);
    const { status, body } = await fetchBounded(address, {
      maxBytes: MAX_ANSWER_BYTES,
      timeoutMs: TIMEOUT_MS,
      init: {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token && { 'Cockpit-Token': token }),
        },
        body: JSON.stringify({ data }),
      },
    });
    if (status !== 200) throw new Error(`${address.href} answered ${status}`);
    const { _id } = saved.parse(JSON.parse(body.toString('utf8')));
    await markTaken(folder, id, { hostId: _id, sent: text });
    logger.info({ id }, 'the host has taken an accepted testimonial');
  };

  const sendAll = async () => {
    if (isBusy || performance.now() < pausedUntil) return;
    isBusy = true;
    try {
      const failed: unknown[] = [];
      for (const id of await waitingTestimonials(folder)) {
        await send(id).catch((error: unknown) => failed.push(error));
      }
      // A testimonial that the host refuses must not hold up the others.
      if (failed.length > 0) throw failed[0];
      outage.over();
    } catch (error) {
      pausedUntil = performance.now() + REFUSED_PAUSE_MS;
      outage.warn(
        { err: error, folder },
        'the host does not take accepted testimonials; they wait as files to be entered by hand',
      );
    } finally {
      isBusy = false;
    }
  };

  return {
    sendAll,
    start() {
      timer = setInterval(() => void sendAll(), LOOK_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
