import type { SanitizedConfig } from 'payload';
import { deepMergeSimple } from 'payload/shared';
import { STUDIO_WORDS } from '../studio-words/studio-words.ts';

/** The text editor's words, such as «Beginne zu tippen», replace the studio's. Seen in 3.90.1. */
export function ownEditorWords(config: SanitizedConfig): SanitizedConfig {
  config.i18n.translations = deepMergeSimple(config.i18n.translations, STUDIO_WORDS);
  return config;
}
