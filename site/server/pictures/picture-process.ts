import { setPriority } from 'node:os';
import sharp from 'sharp';
import { RequestError } from '#server/http/request-error.ts';
import type { PictureAnswer, PictureTask } from './picture-messages.ts';
import { pictureWorks } from './picture-works.ts';

/** Pages go first: they are a matter of milliseconds, a picture is one of seconds. */
const BELOW_PAGES = 10;

setPriority(BELOW_PAGES);
// Several pictures at a time, each on one core; and what was decoded once is not needed again.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (task: PictureTask) => void work(task));
// The site has ended, in whatever way.
process.on('disconnect', () => process.exit());
// Signals for the whole group are the site's business, which may still want its pictures.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

async function work({ id, name, args }: PictureTask): Promise<void> {
  try {
    const make = pictureWorks[name] as (...given: unknown[]) => Promise<unknown>;
    answer({ id, value: await make(...args), memory: process.memoryUsage.rss() });
  } catch (error) {
    const { message } = error as Error;
    const status = error instanceof RequestError ? error.status : undefined;
    answer({ id, error: { message, status }, memory: process.memoryUsage.rss() });
  }
}

function answer(told: PictureAnswer): void {
  process.send?.(told);
}
