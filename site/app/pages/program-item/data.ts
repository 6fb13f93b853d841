import { articleData } from '../../entries/article-data.ts';
import { inLocale } from '../../../server/content/in-locale.ts';
import { findBySlug } from '../../entries/entry-href.ts';
import { linkedTeasers } from '../../entries/linked-teasers.ts';
import { href } from '../../routing/href.ts';
import type { PageRequest } from '../page-data.ts';
import { toProgramTeaser } from '../programs/program-teaser.ts';

export function programItemData({ snapshot, locale, params }: PageRequest) {
  const program = findBySlug(snapshot.items.programs, locale, params.slug);
  if (!program) return undefined;
  const { duration, price, subtitle, label } = toProgramTeaser(program, locale);
  const teasers = (page: 'therapies.item' | 'diagnosis.item', ids: readonly string[]) =>
    linkedTeasers(snapshot, page, ids, locale);
  return {
    ...articleData('programs.item', program, locale),
    ...{ duration, price, subtitle, label },
    /** The request page, with this program chosen. */
    request: `${href('request', {}, locale)}?program=${encodeURIComponent(params.slug ?? '')}`,
    includes: inLocale(program.includes, locale) ?? [],
    therapies: teasers('therapies.item', program.related_therapies),
    diagnostics: teasers('diagnosis.item', program.related_diagnose),
  };
}
