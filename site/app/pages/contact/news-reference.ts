import type { Locale } from '@alpsera/cms/locales';
import type { Snapshot } from '../../../server/content/snapshot.ts';
import { inLocale } from '../../../server/content/in-locale.ts';
import { findBySlug } from '../../entries/entry-href.ts';

/** The news item that a message is about, by the slug in the address. */
export function newsReference(
  { items }: Pick<Snapshot, 'items'>,
  locale: Locale,
  slug: string | undefined,
) {
  const item = slug ? findBySlug(items.news, locale, slug) : undefined;
  return item && slug ? { slug, title: inLocale(item.title, locale) ?? '' } : undefined;
}
export type NewsReference = NonNullable<ReturnType<typeof newsReference>>;
