import { pageWords } from '#app/lists/page-words.ts';
import type { PageRequest } from '#app/page/page.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';

export function newsletterData({ snapshot, locale }: PageRequest) {
  const { head } = pageWords(snapshot, 'newsletter', locale);
  const seo = pageSeo('newsletter', locale, head);
  return { seo, locale };
}
