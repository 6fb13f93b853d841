import { useTranslations } from 'use-intl';
import type { PictureView } from '../../entries/picture-view.ts';
import type { Countries } from '../../forms/countries.ts';
import { FieldGroup } from '../../forms/field-group.tsx';
import { CountryField } from '../../forms/fields/country-field.tsx';
import { EmailField } from '../../forms/fields/email-field.tsx';
import { PictureField } from '../../forms/fields/picture-field.tsx';
import { PrivacyField } from '../../forms/fields/privacy-field.tsx';
import { StarField } from '../../forms/fields/star-field.tsx';
import { TextArea } from '../../forms/fields/text-area.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';

type Props = { countries: Countries; pictures: readonly PictureView[] };

export function TestimonialFields({ countries, pictures }: Props) {
  const t = useTranslations('forms');
  return (
    <>
      <p className="mb-8 text-stone-600">{t('note')}</p>
      <FieldGroup number={1} title={t('testimonial.words')}>
        <StarField />
        <TextArea
          name="testimonial"
          label={t('fields.testimonial')}
          hint={t('fields.testimonialHint')}
          rows={8}
        />
      </FieldGroup>
      <FieldGroup number={2} title={t('testimonial.person')}>
        <TextField name="name" label={t('fields.name')} autoComplete="name" />
        <TextField name="location" label={t('fields.location')} autoComplete="address-level2" />
        <CountryField countries={countries} />
        <EmailField hint={t('fields.emailPrivate')} />
      </FieldGroup>
      <FieldGroup number={3} title={t('testimonial.picture')}>
        <PictureField pictures={pictures} />
        <TextField
          name="video"
          type="url"
          label={t('fields.video')}
          hint={t('fields.videoHint')}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          isOptional
        />
      </FieldGroup>
      <FieldGroup number={4} title={t('testimonial.agree')}>
        <PrivacyField words="privacyTestimonial" />
      </FieldGroup>
    </>
  );
}
