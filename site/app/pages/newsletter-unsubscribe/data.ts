import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/page/page.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';

export function newsletterUnsubscribeData({ locale }: PageRequest) {
  const { title, description } = messagesOf(locale).pages.newsletterUnsubscribe;
  const seo = pageSeo('newsletter.unsubscribe', locale, { title, description });
  return { seo, locale };
}
