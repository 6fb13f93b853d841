import { useTranslations } from 'use-intl';
import { Article } from '#app/entries/article.tsx';
import { Related } from '#app/entries/related.tsx';
import { definePage } from '#app/pages/page.ts';
import { ProgramFacts } from '#app/pages/programs/program-facts.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { medicalWebPage } from '#app/structured-data/articles.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { programItemData } from './data.ts';

function ProgramItem() {
  const t = useTranslations();
  const page = usePageData<typeof programItemData>();
  return (
    <Article
      article={page}
      asideHasRequest
      aside={
        <section aria-labelledby="program" className="rounded-card bg-white p-6 shadow-soft">
          {page.label && <p className="mb-2 text-sm font-semibold text-stone-600">{page.label}</p>}
          <h2 id="program" className="mb-1 text-xl">
            {page.subtitle ?? page.title}
          </h2>
          <ProgramFacts program={page} />
          <h3 className="mt-5 font-sans text-base font-semibold">{t('programs.includes')}</h3>
          <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-larch-500">
            {page.includes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="mt-5 text-sm text-stone-600">{t('programs.sundays')}</p>
          <p className="no-print mt-5">
            <ButtonLink to={page.request}>{t('help.getStarted')}</ButtonLink>
          </p>
        </section>
      }
    >
      <Related id="diagnosis-item" title={t('related.diagnosis')} teasers={page.diagnostics} />
      <Related id="therapies-item" title={t('related.therapies')} teasers={page.therapies} />
    </Article>
  );
}

export const programItemPage = definePage({
  data: programItemData,
  structuredData: (page, place) => [medicalWebPage(page, 'MedicalTherapy', place)],
  View: ProgramItem,
});
