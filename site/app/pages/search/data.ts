import { pageSeo } from '../../entries/entry-seo.ts';
import { messagesOf } from '../../messages/catalog.ts';
import type { PageRequest } from '../page-data.ts';

export function searchData({ locale }: PageRequest) {
  const { title, description } = messagesOf(locale).pages.search;
  return { seo: pageSeo('search', locale, { title, description }), locale };
}
