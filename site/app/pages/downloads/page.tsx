import { useTranslations } from 'use-intl';
import { IntroducedPage } from '#app/entries/introduced-page.tsx';
import { definePage } from '#app/page/page.ts';
import { HelpCard } from '#app/shell/help-card.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { downloadsData } from './data.ts';
import { DownloadRow } from './download-row.tsx';

function Downloads() {
  const t = useTranslations();
  const { downloads, locale } = usePageData<typeof downloadsData>();
  return (
    <IntroducedPage page="downloads">
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {downloads.length === 0 ? (
          <p>{t('article.empty')}</p>
        ) : (
          <ul className="border-t border-stone-200">
            {downloads.map((download) => (
              <li key={download.id} className="border-b border-stone-200">
                <DownloadRow download={download} locale={locale} />
              </li>
            ))}
          </ul>
        )}
        <div className="lg:self-start">
          <HelpCard />
        </div>
      </div>
    </IntroducedPage>
  );
}

export const downloadsPage = definePage({ data: downloadsData, View: Downloads });
