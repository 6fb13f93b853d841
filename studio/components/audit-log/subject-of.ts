import { getTranslation } from '@payloadcms/translations';
import type { ServerProps } from 'payload';

type Row = { collection?: string | null; entry?: string | null };
type Subject = { label: string; href?: string };

export function subjectOf(
  { collection: slug, entry }: Row,
  { i18n, payload }: Pick<ServerProps, 'i18n' | 'payload'>,
): Subject | undefined {
  if (!slug) return undefined;
  const collection = payload.config.collections.find((known) => known.slug === slug);
  if (collection) {
    const label = getTranslation(collection.labels.singular, i18n);
    return { label, href: `/admin/collections/${slug}/${entry ?? ''}` };
  }
  const global = payload.config.globals.find((known) => known.slug === slug);
  // The collection or global no longer exists.
  if (!global) return { label: slug };
  return { label: getTranslation(global.label, i18n), href: `/admin/globals/${slug}` };
}
