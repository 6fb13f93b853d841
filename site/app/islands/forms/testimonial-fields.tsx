import { useTranslations } from 'use-intl';
import type { PictureView } from '#app/ui/picture-view.ts';
import { FieldGroup } from './field-group.tsx';
import { CountryField } from './fields/country-field.tsx';
import { EmailField } from './fields/email-field.tsx';
import { PictureField } from './fields/picture-field.tsx';
import { PrivacyField } from './fields/privacy-field.tsx';
import { StarField } from './fields/star-field.tsx';
import { TextArea } from './fields/text-area.tsx';
import { TextField } from './fields/text-field.tsx';

type Props = { pictures: readonly PictureView[] };

export function TestimonialFields({ pictures }: Props) {
  const t = useTranslations('forms');
  return (
    <>
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
    </>
  );
}
