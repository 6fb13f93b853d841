import type { NestedKeysStripped } from '@payloadcms/translations';
import type { StudioLanguage } from './studio-languages.ts';
import de from './de.json';
import en from './en.json';
import it from './it.json';

export type StudioWords = typeof en;

/** Some replace Payload's, with its «du» and «tu», and `<No Assigned to>` for an empty cell. */
export const STUDIO_WORDS: Record<StudioLanguage, StudioWords> = { en, de, it };
export type StudioWordKey = NestedKeysStripped<StudioWords>;
