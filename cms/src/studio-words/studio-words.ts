import type { NestedKeysStripped } from '@payloadcms/translations';
import type { StudioLanguage } from './studio-languages.ts';
import de from './de.json';
import en from './en.json';
import it from './it.json';

export type StudioWords = typeof en;

/**
 * Some replace Payload's: an empty cell of a list would read `<No Assigned to>`, editors would be
 * «du» and «tu», and the invited told to reset a password.
 */
export const STUDIO_WORDS: Record<StudioLanguage, StudioWords> = { en, de, it };

/** A translation key such as `mails:again`. */
export type StudioWordKey = NestedKeysStripped<StudioWords>;
