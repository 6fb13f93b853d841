import type { StudioWordKey } from './studio-words.ts';

export type Translate = (key: StudioWordKey, values?: Record<string, unknown>) => string;

/** Payload's type of `t` knows Payload's own keys only. */
export function translator({ t }: { t: unknown }): Translate {
  return t as Translate;
}
