import { testimonialForm } from '@clinic/cms/forms/testimonial-form';
import { useTranslations } from 'use-intl';
import { IntroducedPage } from '#app/entries/page-title.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { predefinedPictures } from '#app/forms/picture-choice.ts';
import { Island } from '#app/island.tsx';
import { introducedSeo } from '#app/lists/page-words.ts';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { formAction } from '#app/pages/form-page/form-action.ts';
import { useAnswer, usePageData, useShell } from '#app/shell/page-context.ts';

function testimonialFormData({ snapshot, locale }: PageRequest) {
  return {
    seo: introducedSeo(snapshot, 'testimonials.create', locale),
    locale,
    pictures: predefinedPictures(snapshot, locale),
  };
}

function TestimonialForm() {
  const { name: label } = useShell().wordsOf('testimonials.create');
  const { pictures } = usePageData<typeof testimonialFormData>();
  const answer = useAnswer<FormAnswer>();
  return (
    <IntroducedPage page="testimonials.create">
      <div className="mt-10 grid gap-x-20 gap-y-14 lg:mt-14 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,22rem)] lg:justify-between">
        <div className="min-w-0">
          <Island name="testimonial-form" props={{ label, pictures, answer }} />
        </div>
        <Rules />
      </div>
    </IntroducedPage>
  );
}

const RULES = ['ruleRead', 'rulePublic', 'ruleLater'] as const;

function Rules() {
  const t = useTranslations('forms.testimonial');
  return (
    <aside
      aria-labelledby="rules"
      className="self-start rounded-card bg-tint-100 p-7 lg:sticky lg:top-24"
    >
      <h2 id="rules" className="text-xl">
        {t('rules')}
      </h2>
      <ul className="mt-4 divide-y divide-tint-300">
        {RULES.map((rule) => (
          <li key={rule} className="py-3">
            {t(rule)}
          </li>
        ))}
      </ul>
    </aside>
  );
}

export const testimonialFormPage = definePage({
  data: testimonialFormData,
  action: formAction(testimonialForm),
  View: TestimonialForm,
});
