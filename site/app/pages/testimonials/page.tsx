import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '#app/entries/breadcrumbs.tsx';
import { PageIntroduction } from '#app/entries/page-introduction.tsx';
import { definePage } from '#app/page/page.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { HelpCard } from '#app/shell/help-card.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { AverageRating } from './average-rating.tsx';
import { testimonialsData } from './data.ts';
import { LanguageFilter } from './language-filter.tsx';
import { LanguageSection } from './language-section.tsx';

function Testimonials() {
  const t = useTranslations();
  const locale = useLocale();
  const { total, count, average, languages } = usePageData<typeof testimonialsData>();
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-end">
        <div>
          <PageIntroduction page="testimonials" />
          <p className="no-print mt-7">
            <ButtonLink to={hrefOfAny('testimonials.create', {}, locale)} look="quiet">
              {t('forms.links.writeTestimonial')}
            </ButtonLink>
          </p>
        </div>
        {average && <AverageRating average={average} count={count} />}
      </div>
      {total === 0 ? (
        <p className="mt-12 border-t border-stone-200 pt-8">{t('testimonials.none')}</p>
      ) : (
        <div id="all" className="group/all mt-12 scroll-mt-4 lg:mt-16">
          {languages.length > 1 && <LanguageFilter languages={languages} />}
          {languages.map((section, index) => (
            <LanguageSection key={section.language} {...section} isOwn={index === 0} />
          ))}
        </div>
      )}
      <div className="mt-20">
        <HelpCard />
      </div>
    </div>
  );
}

export const testimonialsPage = definePage({ data: testimonialsData, View: Testimonials });
