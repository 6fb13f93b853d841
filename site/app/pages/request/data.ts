import { inLocale } from '../../../server/content/in-locale.ts';
import { pageSeo, writtenIn } from '../../entries/entry-seo.ts';
import { messagesOf } from '../../messages/catalog.ts';
import type { PageRequest } from '../page-data.ts';

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
