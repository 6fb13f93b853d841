import { useTranslations } from 'use-intl';
import { IntroducedPage } from '#app/entries/page-title.tsx';
import { ExplanationLink } from '#app/entries/evidence.tsx';
import { TeaserGrid } from '#app/entries/teaser-card.tsx';
import { toTeaser } from '#app/entries/teaser.ts';
import { introducedSeo, LISTED } from '#app/lists/page-words.ts';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { collectionOf, type ItemPageId, type ListOf } from '#app/routing/entry-href.ts';
import { usePageData } from '#app/shell/page-context.ts';

export type OverviewId = ListOf<ItemPageId>;

function overviewData(id: OverviewId) {
  return ({ snapshot, locale }: PageRequest) => {
    const itemPage = `${id}.item` as const satisfies ItemPageId;
    const entries = snapshot.items[collectionOf(itemPage)];
    return {
      id,
      seo: introducedSeo(snapshot, id, locale, entries[0]?.image),
      teasers: LISTED[id](snapshot.items, locale).map((entry) => toTeaser(itemPage, entry, locale)),
    };
  };
}

function OverviewPage() {
  const t = useTranslations();
  const { id, teasers } = usePageData<ReturnType<typeof overviewData>>();
  return (
    <IntroducedPage page={id}>
      {teasers.some(({ evidence }) => evidence) && (
        <p className="mt-3">
          <ExplanationLink>{t('evidence.linkList')}</ExplanationLink>
        </p>
      )}
      {teasers.length === 0 ? (
        <p className="mt-12">{t('article.empty')}</p>
      ) : (
        <TeaserGrid teasers={teasers} />
      )}
    </IntroducedPage>
  );
}

export function overviewPage(id: OverviewId) {
  return definePage({ data: overviewData(id), View: OverviewPage });
}
