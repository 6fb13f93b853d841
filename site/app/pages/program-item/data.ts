import { articleData } from '#app/entries/article-data.ts';
import { linkedTeasers } from '#app/entries/linked-teasers.ts';
import type { PageRequest } from '#app/pages/page.ts';
import { toProgramTeaser } from '#app/pages/programs/program-teaser.ts';
import { findBySlug } from '#app/routing/entry-href.ts';
import { href } from '#app/routing/href.ts';
import { inLocale } from '#content/values/in-locale.ts';

export function programItemData({ snapshot, locale, params }: PageRequest) {
  const program = findBySlug(snapshot.items.programs, locale, params.slug);
  if (!program) return undefined;
  const { duration, price, subtitle, label } = toProgramTeaser(program, locale);
  const teasers = (page: 'therapies.item' | 'diagnosis.item', ids: readonly string[]) =>
    linkedTeasers(snapshot, page, ids, locale);
  return {
    ...articleData('programs.item', program, locale),
    duration,
    price,
    subtitle,
    label,
    /** The request page, with this program chosen. */
    request: `${href('request', {}, locale)}?program=${encodeURIComponent(params.slug ?? '')}`,
    includes: inLocale(program.includes, locale) ?? [],
    therapies: teasers('therapies.item', program.related_therapies),
    diagnostics: teasers('diagnosis.item', program.related_diagnose),
  };
}
