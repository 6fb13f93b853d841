import type { PictureTasks } from './picture-tasks.ts';

/** What the process says first, once it has started. */
export const READY = 'ready';

/** Messages to the process that makes pictures, and its responses. */
export type PictureTask = { id: number; name: keyof PictureTasks; args: unknown[] };

export type PictureResponse = {
  id: number;
  /** The resident memory of the process, in bytes. */
  memory: number;
} & ({ value: unknown } | { error: { message: string; status?: number } });
