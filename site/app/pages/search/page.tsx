import { useTranslations, createTranslator } from 'use-intl';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { SEARCH_MIN_CHARACTERS } from '#app/constants.ts';
import { IntroducedPage } from '#app/entries/page-title.tsx';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { HelpCard } from '#app/shell/help-card.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { href } from '#app/routing/href.ts';
import { SEARCH_MAX_CHARACTERS, normalizeTerm } from '#app/search/site-results.ts';
import { SearchIcon } from '#app/ui/icons.tsx';
import { markWords } from '#app/search/mark-matches.ts';
import { Marked } from '#app/search/marked.tsx';
import { pageWords } from '#app/lists/page-words.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { searchSite } from './site-search.ts';

async function searchData({ snapshot, locale, question }: PageRequest) {
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

function SearchPage() {
  const { term, results, locale } = usePageData<typeof searchData>();
  return (
    <IntroducedPage page="search">
      <div className="mt-8">
        <SearchForm term={term} locale={locale} />
      </div>
      <div role="status" className="mt-8 max-w-text wrap-anywhere">
        <Outcome />
      </div>
      {results && <SearchResults results={results} />}
      {results?.total === 0 && (
        <div className="mt-8">
          <HelpCard />
        </div>
      )}
    </IntroducedPage>
  );
}

function Outcome() {
  const t = useTranslations('search');
  const { term, results } = usePageData<typeof searchData>();
  if (!results) return term && <p>{t('hint', { min: SEARCH_MIN_CHARACTERS })}</p>;
  const { total: count, shown, isPartial } = results;
  if (count === 0) {
    return (
      <>
        <p className="text-lg font-semibold">{t('none', { term })}</p>
        <p className="mt-2">{t('noneHint')}</p>
      </>
    );
  }
  return (
    <>
      <p className="text-lg font-semibold">
        {shown < count ? t('best', { shown, count, term }) : t('results', { count, term })}
      </p>
      {isPartial && <p className="mt-2">{t('partial')}</p>}
    </>
  );
}

/** A plain GET form, which works without scripts. */
function SearchForm({ term, locale }: { term: string; locale: Locale }) {
  const t = useTranslations('search');
  return (
    <form action={href('search', {}, locale)} method="get" role="search" className="max-w-text">
      <label htmlFor="search-term" className="font-semibold">
        {t('label')}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id="search-term"
          name="q"
          type="search"
          required
          maxLength={SEARCH_MAX_CHARACTERS}
          defaultValue={term}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-12 min-w-0 flex-1 basis-56 rounded-control border border-stone-600 bg-white px-4 text-lg"
        />
        <button
          type="submit"
          className="inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-transparent bg-brand-500 px-[calc(1.5rem-1px)] font-semibold text-white transition-colors duration-300 hover:bg-brand-700"
        >
          <SearchIcon />
          {t('submit')}
        </button>
      </div>
    </form>
  );
}

type Results = NonNullable<Awaited<ReturnType<typeof searchData>>['results']>;

function SearchResults({ results }: { results: Results }) {
  const found = new Set(results.found);
  return results.groups.map(({ kind, name, hits }) => (
    <section key={kind} aria-labelledby={`found-${kind}`} className="mt-14">
      <h2 id={`found-${kind}`} className="flex items-baseline gap-3 text-2xl">
        {name}
        <span className="font-sans text-base text-stone-600">{hits.length}</span>
      </h2>
      <ul className="mt-4 max-w-3xl divide-y divide-stone-200 border-y border-stone-200">
        {hits.map(({ href, title, excerpt }) => (
          <li key={`${href} ${title}`} className="group relative py-5">
            <h3 className="text-lg">
              <a
                href={href}
                className="text-ink no-underline decoration-accent-500 decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                <Marked pieces={markWords(title, found)} />
              </a>
            </h3>
            {excerpt && (
              <p className="mt-1 text-stone-600 hyphens-auto">
                <Marked pieces={markWords(excerpt, found)} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

export const searchPage = definePage({ data: searchData, View: SearchPage });
