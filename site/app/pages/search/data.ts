import { createTranslator } from 'use-intl';
import { SEARCH_MIN_CHARACTERS } from '#app/constants.ts';
import { pageWords } from '#app/lists/page-words.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/page/page.ts';
import { normalizeTerm } from '#app/search/search-term.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { searchSite } from './site-search.ts';

/** The search of the whole site; without a question, only the place to ask it. */
export async function searchData({ snapshot, locale, question }: PageRequest) {
  const messages = messagesOf(locale);
  const { title, head } = pageWords(snapshot, 'search', locale);
  const term = normalizeTerm(question);
  const isAsked = term.length >= SEARCH_MIN_CHARACTERS;
  const t = createTranslator({ locale, messages, namespace: 'search' });
  const seo = isAsked ? { ...head, title: t('titleFor', { term }) } : head;
  return {
    seo: pageSeo('search', locale, seo),
    locale,
    title,
    term,
    results: isAsked ? await searchSite(snapshot, locale, term) : undefined,
  };
}
