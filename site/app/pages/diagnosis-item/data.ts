import { articleData } from '../../entries/article-data.ts';
import { findBySlug } from '../../entries/entry-href.ts';
import { toTeaser } from '../../entries/teaser.ts';
import type { PageRequest } from '../page-data.ts';

export function diagnosisItemData({ snapshot, locale, params }: PageRequest) {
  const { diagnose } = snapshot.items;
  const diagnosis = findBySlug(diagnose, locale, params.slug);
  if (!diagnosis) return undefined;
  return {
    ...articleData('diagnosis.item', diagnosis, locale),
    related: diagnosis.related.flatMap((id) => {
      const other = diagnose.find((item) => item._id === id);
      return other ? [toTeaser('diagnosis.item', other, locale)] : [];
    }),
  };
}
