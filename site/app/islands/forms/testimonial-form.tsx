import { useTranslations } from 'use-intl';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { EXTRAS } from '#app/forms/form-extras.ts';
import { checkPicture, chosenFile } from '#app/forms/picture-choice.ts';
import { testimonialForm } from '@clinic/cms/forms/testimonial-form';
import type { PictureView } from '#app/ui/picture.tsx';
import { RATING_MAX } from '#app/constants.ts';
import { STAR } from '#app/shell/stars.tsx';
import { SiteForm } from './site-form.tsx';
import { FieldGroup } from './field-group.tsx';
import { CountryField } from './fields/select-field.tsx';
import { EmailField, TextField, TextArea } from './fields/text-field.tsx';
import { PictureField } from './fields/picture-field.tsx';
import { PrivacyField } from './fields/tick-field.tsx';
import { useField, FieldError } from './fields/field-frame.tsx';

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
      <p className="mb-8 text-stone-600">{t('note')}</p>
      <FieldGroup section="experience">
        <StarField />
        <TextArea name="testimonial" hint={t('fields.testimonialHint')} rows={8} />
      </FieldGroup>
      <FieldGroup section="person">
        <TextField name="name" autoComplete="name" />
        <TextField name="location" autoComplete="address-level2" />
        <CountryField />
        <EmailField hint={t('fields.emailPrivate')} />
      </FieldGroup>
      <FieldGroup section="picture">
        <PictureField pictures={pictures} />
        <TextField
          name="video"
          type="url"
          hint={t('fields.videoHint')}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FieldGroup>
      <FieldGroup section="agree">
        <PrivacyField />
      </FieldGroup>
    </SiteForm>
  );
}

function checkPictureOf(data: FormData) {
  return checkPicture(data.get('image')?.toString(), chosenFile(data, EXTRAS.upload));
}

const STARS = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

function StarField() {
  const t = useTranslations('forms.fields');
  const { control, group, error, value } = useField('rating');
  return (
    <fieldset {...group} className="group/stars min-w-0">
      <legend className="mb-1 font-semibold">{t('rating')}</legend>
      <div className="-ml-2 flex">
        {STARS.map((count) => (
          <label key={count} className={LABEL}>
            <input
              type="radio"
              name="rating"
              id={count === 1 ? control.id : undefined}
              value={count}
              defaultChecked={value === String(count)}
              required
              className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-control"
            />
            <svg viewBox="-1 -1 22 22" width="36" height="36" aria-hidden="true">
              <path d={STAR} strokeWidth="1" strokeLinejoin="round" />
            </svg>
            <span className="sr-only">{t('stars', { count: String(count) })}</span>
          </label>
        ))}
      </div>
      <FieldError id={control.id} error={error} />
    </fieldset>
  );
}

/** A star is filled if it, or one to its right, is checked or hovered. */
const LABEL =
  'relative flex size-12 cursor-pointer items-center justify-center fill-white stroke-stone-600 ' +
  'has-checked:fill-accent-500 has-checked:stroke-accent-500 ' +
  '[&:has(~label_input:checked)]:fill-accent-500 [&:has(~label_input:checked)]:stroke-accent-500 ' +
  'hover:stroke-accent-500 [&:has(~label:hover)]:stroke-accent-500 group-aria-invalid/stars:stroke-alarm';
