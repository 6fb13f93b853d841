import { pageSeo } from '../../entries/entry-seo.ts';
import { messagesOf } from '../../messages/catalog.ts';
import type { PageRequest } from '../page-data.ts';

export function newsletterData({ locale }: PageRequest) {
  const { title, description } = messagesOf(locale).pages.newsletter;
  const seo = { ...pageSeo('newsletter', locale, { title, description }), isUnlisted: true };
  return { seo, locale };
}
