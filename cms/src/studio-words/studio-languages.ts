import type { PayloadRequest } from 'payload';

/** The languages of the panel, whatever those of the content are. */
export const STUDIO_LANGUAGES = ['en', 'de', 'it'] as const;
export type StudioLanguage = (typeof STUDIO_LANGUAGES)[number];

export const STUDIO_LANGUAGE_NAMES: Label = { en: 'English', de: 'Deutsch', it: 'Italiano' };

/** A text of the studio's own interface. */
export type Label = Record<StudioLanguage, string>;

export function readerLanguage(language: string | undefined): StudioLanguage {
  return STUDIO_LANGUAGES.find((known) => known === language) ?? 'en';
}

export function messageFor(req: Pick<PayloadRequest, 'i18n'>, message: Label): string {
  return message[readerLanguage(req.i18n?.language)];
}
