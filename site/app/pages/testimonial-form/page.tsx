import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '../../entries/breadcrumbs.tsx';
import { EXTRAS } from '../../forms/form-extras.ts';
import { keepData, keepForm } from '../../forms/keep-form.ts';
import { checkPicture, chosenFile } from '../../forms/picture-choice.ts';
import { testimonialSchema } from '../../forms/schema/testimonial-schema.ts';
import { formAction } from '../../forms/server/form-action.ts';
import { formPageLoader } from '../../forms/server/form-loader.ts';
import { SiteForm } from '../../forms/site-form.tsx';
import { pageMeta } from '../page-meta.ts';
import { Rules } from './rules.tsx';
import { TestimonialFields } from './testimonial-fields.tsx';

export const loader = formPageLoader<'testimonials.create'>();
export const action = formAction(testimonialSchema);
export const clientAction = keepForm;
export const shouldRevalidate = keepData;
export const meta = pageMeta;

export default function TestimonialForm() {
  const t = useTranslations();
  const { countries, pictures } = useLoaderData<typeof loader>();
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      <header className="max-w-text">
        <h1 className="text-4xl">{t('pages.testimonialForm.title')}</h1>
        <p className="mt-5 text-lg text-stone-600">{t('pages.testimonialForm.intro')}</p>
      </header>
      <div className="mt-10 grid gap-x-20 gap-y-14 lg:mt-14 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,22rem)] lg:justify-between">
        <div className="min-w-0">
          <SiteForm
            schema={testimonialSchema}
            label={t('pages.testimonialForm.title')}
            submit={t('forms.testimonial.submit')}
            check={checkPictureOf}
            hasUpload
          >
            <TestimonialFields countries={countries} pictures={pictures} />
          </SiteForm>
        </div>
        <Rules />
      </div>
    </div>
  );
}

function checkPictureOf(data: FormData) {
  return checkPicture(data.get('image')?.toString(), chosenFile(data, EXTRAS.upload));
}
