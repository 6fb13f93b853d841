import { LISTED } from '#app/lists/listed-entries.ts';
import { pageWords } from '#app/lists/page-words.ts';
import type { PageRequest } from '#app/page/page.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { toProgramTeaser } from './program-teaser.ts';

export function programsData({ snapshot, locale }: PageRequest) {
  const { head } = pageWords(snapshot, 'programs', locale);
  const teasers = LISTED.programs(snapshot.items, locale)
    .map((program) => toProgramTeaser(program, locale))
    .toSorted((a, b) => Number(b.isRecommended) - Number(a.isRecommended));
  const image = head.image ?? landscapeOf(snapshot.items.programs[0]?.image);
  return { seo: pageSeo('programs', locale, { ...head, image }), teasers };
}
