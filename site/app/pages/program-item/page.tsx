import { useTranslations } from 'use-intl';
import { Article } from '#app/entries/article.tsx';
import { Related } from '#app/entries/related.tsx';
import { definePage } from '#app/page/page.ts';
import { RichText } from '#app/rich/rich-text.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { medicalWebPage } from '#app/structured-data/articles.ts';
import { programItemData } from './data.ts';
import { GuestVoice } from './guest-voice.tsx';
import { Included } from './included.tsx';
import { Offer } from './offer.tsx';
import { Physician } from './physician.tsx';
import { WeekPlan } from './week-plan.tsx';

function ProgramItem() {
  const t = useTranslations('related');
  const page = usePageData<typeof programItemData>();
  return (
    <Article
      article={page}
      asideHasRequest
      aside={<Offer program={page} />}
      body={
        <>
          <RichText html={page.html} />
          <WeekPlan plan={page.plan} />
          <RichText html={page.htmlAfterPlan} />
          <Included includes={page.includes} excludes={page.excludes} />
          <Physician person={page.physician} />
          <GuestVoice voice={page.voice} />
        </>
      }
    >
      <Related id="diagnosis-item" title={t('diagnosis')} teasers={page.diagnostics} />
      <Related id="therapies-item" title={t('therapies')} teasers={page.therapies} />
    </Article>
  );
}

export const programItemPage = definePage({
  data: programItemData,
  structuredData: (page, context) => [medicalWebPage(page, 'MedicalTherapy', context)],
  View: ProgramItem,
});
