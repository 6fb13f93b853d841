import { useTranslations } from 'use-intl';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { EXTRAS } from '#app/forms/form-extras.ts';
import { checkPicture, chosenFile } from '#app/forms/picture-choice.ts';
import { testimonialForm } from '@clinic/cms/forms/testimonial-form';
import type { PictureView } from '#app/ui/picture-view.ts';
import { SiteForm } from './site-form.tsx';
import { TestimonialFields } from './testimonial-fields.tsx';

type Props = { label: string; pictures: readonly PictureView[]; answer?: FormAnswer };

export default function TestimonialForm({ label, pictures, answer }: Props) {
  const t = useTranslations('forms');
  return (
    <SiteForm
      definition={testimonialForm}
      label={label}
      submit={t('testimonial.submit')}
      check={checkPictureOf}
      answer={answer}
      hasUpload
    >
      <TestimonialFields pictures={pictures} />
    </SiteForm>
  );
}

function checkPictureOf(data: FormData) {
  return checkPicture(data.get('image')?.toString(), chosenFile(data, EXTRAS.upload));
}
