import type { PictureTasks } from './picture-tasks.ts';

export const READY = 'ready';

export type PictureTask = { id: number; name: keyof PictureTasks; args: unknown[] };

export type PictureResponse = {
  id: number;
  memory: number;
} & ({ value: unknown } | { error: { message: string; status?: number } });
