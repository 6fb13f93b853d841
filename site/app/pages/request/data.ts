import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/pages/page.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenIn } from '#content/written-locales.ts';

export function requestData({ snapshot, locale }: PageRequest) {
  const { title, description } = messagesOf(locale).pages.request;
  return {
    seo: pageSeo('request', locale, { title, description }),
    locale,
    programs: writtenIn(snapshot.items.programs, locale).map((program) => ({
      slug: inLocale(program.slug, locale) ?? '',
      title: inLocale(program.title, locale) ?? '',
    })),
  };
}
