import type { NestedKeysStripped } from '@payloadcms/translations';
import type { StudioLanguage } from './studio-languages.ts';
import de from './de.json';
import en from './en.json';
import it from './it.json';

export type StudioWords = typeof en;

/** Some replace Payload's own, which say «du» and «tu», or `<No Assigned to>` in an empty cell. */
export const STUDIO_WORDS: Record<StudioLanguage, StudioWords> = { en, de, it };
export type StudioWordKey = NestedKeysStripped<StudioWords>;
