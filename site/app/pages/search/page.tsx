import { useTranslations } from 'use-intl';
import { SEARCH_MIN_CHARACTERS } from '#app/constants.ts';
import { IntroducedPage } from '#app/entries/introduced-page.tsx';
import { definePage } from '#app/page/page.ts';
import { HelpCard } from '#app/shell/help-card.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { searchData } from './data.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

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

/** In one sentence, what came of the question. */
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

export const searchPage = definePage({ data: searchData, View: SearchPage });
