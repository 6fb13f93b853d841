import type { PictureWorks } from './picture-works.ts';

/** What the site asks of the process that makes pictures, and what it is told. */
export type PictureTask = { id: number; name: keyof PictureWorks; args: unknown[] };

export type PictureAnswer = {
  id: number;
  /** How much memory the process holds by now. */
  memory: number;
} & ({ value: unknown } | { error: { message: string; status?: number } });
