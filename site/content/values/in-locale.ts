import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';

/** A value per language. Kept apart from the models, so that browsers need not load those. */
export type Localized<T> = Readonly<Partial<Record<Locale, T>>>;

export function inLocale<T>(value: Localized<T> | undefined, locale: Locale): T | undefined {
  return value?.[locale] ?? value?.[DEFAULT_LOCALE];
}
