import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/page/page.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';

export function thankyouData({ locale }: PageRequest) {
  const { title, description } = messagesOf(locale).pages.thankyou;
  const seo = pageSeo('thankyou', locale, { title, description });
  return { seo, locale };
}
