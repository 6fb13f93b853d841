import type { Translate } from '@clinic/cms/studio-words/translator';

/** The name of a language in the language of the interface; `all` stands for every one. */
export function languageName(language: string, shownIn: string, t: Translate): string {
  if (language === 'all') return t('schedule:allLanguages');
  return new Intl.DisplayNames(shownIn, { type: 'language' }).of(language) ?? language;
}
