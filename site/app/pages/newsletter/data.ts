import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/pages/page.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';

export function newsletterData({ locale }: PageRequest) {
  const { title, description } = messagesOf(locale).pages.newsletter;
  const seo = pageSeo('newsletter', locale, { title, description });
  return { seo, locale };
}
