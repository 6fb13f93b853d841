import { pageSeo } from '../../entries/entry-seo.ts';
import { messagesOf } from '../../messages/catalog.ts';
import type { PageRequest } from '../page-data.ts';

export function thankyouData({ locale }: PageRequest) {
  const { title, description } = messagesOf(locale).pages.thankyou;
  const seo = { ...pageSeo('thankyou', locale, { title, description }), isUnlisted: true };
  return { seo, locale };
}
