import type { Locale } from '@clinic/cms/clinic-config/locales';
import { findByAnySlug } from '#app/routing/entry-href.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';

/** The news item that a message is about, by the slug in the address. */
export function newsReference(
  { items }: Pick<Snapshot, 'items'>,
  locale: Locale,
  slug: string | undefined,
) {
  const item = findByAnySlug(items.news, slug);
  const own = item && inLocale(item.slug, locale);
  return own ? { slug: own, title: inLocale(item.title, locale) ?? '' } : undefined;
}
export type NewsReference = NonNullable<ReturnType<typeof newsReference>>;
