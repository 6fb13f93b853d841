import type { StudioWordKey } from './studio-words.ts';

export type Translate = (key: StudioWordKey, values?: Record<string, unknown>) => string;

/** Payload's own type of `t` knows its own words only. */
export function translator({ t }: { t: unknown }): Translate {
  return t as Translate;
}
