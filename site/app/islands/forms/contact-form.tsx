import { useTranslations } from 'use-intl';
import { MESSAGE_MAX_CHARACTERS } from '#app/constants.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { CATEGORIES, contactSchema } from '#app/forms/schema/contact-schema.ts';
import { EmailField } from './fields/email-field.tsx';
import { PrivacyField } from './fields/privacy-field.tsx';
import { SelectField } from './fields/select-field.tsx';
import { TextArea } from './fields/text-area.tsx';
import { TextField } from './fields/text-field.tsx';
import { useField } from './form-state.ts';
import { SiteForm } from './site-form.tsx';

type News = {
  /** The news item that the message is about. */
  news?: { slug: string; title: string };
  /** The query names a news item that does not exist. */
  isNewsMissing: boolean;
};

/** A short message with a category. */
export default function ContactForm({ answer, ...about }: News & { answer?: FormAnswer }) {
  const t = useTranslations('forms');
  return (
    <SiteForm
      schema={contactSchema}
      label={t('contact.title')}
      submit={t('contact.submit')}
      answer={answer}
    >
      <div className="grid gap-6">
        <TextField name="name" label={t('fields.name')} autoComplete="name" />
        <EmailField hint={t('fields.emailHint')} />
        <NewsField {...about} />
        <SelectField
          name="category"
          label={t('fields.category')}
          fallback={about.news ? 'news' : undefined}
        >
          <option value="">{t('select')}</option>
          {CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {t(`fields.categories.${category}`)}
            </option>
          ))}
        </SelectField>
        <TextArea
          name="message"
          label={t('fields.message')}
          hint={t('contact.messageHint', { max: MESSAGE_MAX_CHARACTERS })}
          max={MESSAGE_MAX_CHARACTERS}
          isOptional
        />
        <PrivacyField />
      </div>
    </SiteForm>
  );
}

/** A hidden field with a visible note. If the news item is gone, the message is sent without it. */
function NewsField({ news, isNewsMissing }: News) {
  const t = useTranslations('forms');
  const { error, control } = useField('news');
  if (error || isNewsMissing) {
    return (
      <p id={control.id} tabIndex={-1} className="border-l-2 border-alarm pl-4 text-alarm">
        {t('errors.news')}
      </p>
    );
  }
  if (!news) return null;
  return (
    <p className="border-l-2 border-larch-500 pl-4">
      {t('fields.news', { title: news.title })}
      <input type="hidden" name="news" value={news.slug} />
    </p>
  );
}
