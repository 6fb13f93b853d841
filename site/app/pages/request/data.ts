import { pageSeo } from '../../entries/entry-seo.ts';
import { messagesOf } from '../../messages/catalog.ts';
import type { PageRequest } from '../page-data.ts';

export function requestData({ locale }: PageRequest) {
  const { title, description } = messagesOf(locale).pages.request;
  return { seo: pageSeo('request', locale, { title, description }), locale };
}
