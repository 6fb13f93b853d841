import { setPriority } from 'node:os';
import sharp from 'sharp';
import { RequestError } from '#server/http/request-error.ts';
import { READY, type PictureResponse, type PictureTask } from './picture-messages.ts';
import { pictureTasks } from './picture-tasks.ts';

/** Niceness: pages go first, because they take milliseconds and a picture takes seconds. */
const BELOW_PAGES = 10;

try {
  setPriority(BELOW_PAGES);
} catch {
  // A sandbox may deny it, as systemd's filters do: pictures that compete with pages are better
  // than none.
}
// Several pictures at a time, each on one core. No cache: a decoded picture is used only once.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (task: PictureTask) => void work(task));
// The site has ended or was killed: this must not become an orphan process.
process.on('disconnect', () => process.exit());
// Ignores signals to the process group: the site may still need pictures while it stops.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.send?.(READY);

async function work({ id, name, args }: PictureTask): Promise<void> {
  try {
    const make = pictureTasks[name] as (...given: unknown[]) => Promise<unknown>;
    answer({ id, value: await make(...args), memory: process.memoryUsage.rss() });
  } catch (error) {
    const { message } = error as Error;
    const status = error instanceof RequestError ? error.status : undefined;
    answer({ id, error: { message, status }, memory: process.memoryUsage.rss() });
  }
}

function answer(told: PictureResponse): void {
  process.send?.(told);
}
