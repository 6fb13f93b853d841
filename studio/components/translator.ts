import type { StudioWordKey } from '@clinic/cms/studio-words/studio-words';

export type Translate = (key: StudioWordKey, values?: Record<string, unknown>) => string;

/** Payload's own type of `t` knows its own words only. */
export function translator({ t }: { t: unknown }): Translate {
  return t as Translate;
}
