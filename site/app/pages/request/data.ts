import type { Locale } from '@clinic/cms/clinic-config/locales';
import { pageWords } from '#app/lists/page-words.ts';
import type { PageRequest } from '#app/page/page.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenIn } from '#content/written-locales.ts';

export function requestData({ snapshot, locale }: PageRequest) {
  const { head } = pageWords(snapshot, 'request', locale);
  return {
    seo: pageSeo('request', locale, head),
    locale,
    concerns: titlesIn(snapshot.items.health_concerns, locale),
    programs: titlesIn(snapshot.items.programs, locale),
  };
}

function titlesIn(
  entries: readonly Snapshot['items']['health_concerns' | 'programs'][number][],
  locale: Locale,
) {
  return writtenIn(entries, locale).map(({ slug, title }) => ({
    slug: inLocale(slug, locale) ?? '',
    title: inLocale(title, locale) ?? '',
  }));
}
