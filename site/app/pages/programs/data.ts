import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/pages/page.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { writtenIn } from '#content/written-locales.ts';
import { toProgramTeaser } from './program-teaser.ts';

export function programsData({ snapshot, locale }: PageRequest) {
  const { title, description } = messagesOf(locale).pages.programs;
  const teasers = writtenIn(snapshot.items.programs, locale)
    .map((program) => toProgramTeaser(program, locale))
    .toSorted((a, b) => Number(b.isRecommended) - Number(a.isRecommended));
  const image = landscapeOf(snapshot.items.programs[0]?.image);
  return { seo: pageSeo('programs', locale, { title, description, image }), teasers };
}
