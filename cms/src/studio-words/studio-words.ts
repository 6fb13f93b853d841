import type { NestedKeysStripped } from '@payloadcms/translations';
import type { StudioLanguage } from './studio-languages.ts';
import de from './de.json';
import en from './en.json';
import it from './it.json';

export type StudioWords = typeof en;

/**
 * Some replace Payload's, whose empty cell would read `<No Assigned to>`, and its «du» and «tu».
 */
export const STUDIO_WORDS: Record<StudioLanguage, StudioWords> = { en, de, it };

export type StudioWordKey = NestedKeysStripped<StudioWords>;
