import { VARIANT_LOCALES, variantName, type WireField } from '#content/values/wire.ts';

type Entry = Readonly<Record<string, unknown>>;

export type Localization = {
  lang: string;
  /** Fields that are null rather than English where a translation is missing. */
  withoutFallback: true | readonly string[];
};

/** Values in the language, and what is generated from them (`title_slug`), replace the default. */
export function localizeEntry(
  entry: Entry,
  fields: readonly WireField[],
  { lang, withoutFallback }: Localization,
): Entry {
  const localized: Record<string, unknown> = { ...entry };
  for (const { name, localize } of fields) {
    if (!localize) continue;
    for (const locale of VARIANT_LOCALES) {
      const variant = variantName(name, locale);
      if (locale === lang) {
        const value = entry[variant];
        const slug = entry[`${variant}_slug`];
        if (isSet(value)) {
          localized[name] = value;
          if (slug !== null && slug !== undefined) localized[`${name}_slug`] = slug;
        } else if (withoutFallback === true || withoutFallback.includes(name)) {
          localized[name] = null;
        }
      }
      delete localized[variant];
      delete localized[`${variant}_slug`];
    }
  }
  return localized;
}

/** An empty list counts as a value: someone has emptied it. */
function isSet(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}
