import type { Locale } from '@alpsera/cms/locales';
import type { Snapshot } from '../../server/content/snapshot.ts';
import { inLocale } from '../../server/content/models/model.ts';
import { href } from '../routing/href.ts';

/** Where an entry of a collection is shown, for collections whose entries have a page. */
export function previewAddress(
  snapshot: Snapshot,
  collection: string,
  id: string,
  locale: Locale,
): string | undefined {
  if (collection !== 'diagnose') return undefined;
  const entry = snapshot.items.diagnose.find((item) => item._id === id);
  const slug = inLocale(entry?.slug, locale);
  return slug && href('diagnosis.item', { slug }, locale);
}
