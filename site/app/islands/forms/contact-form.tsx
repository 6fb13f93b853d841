import { hasPage } from '@clinic/cms/clinic-config/page-set';
import { useTranslations } from 'use-intl';
import { MESSAGE_MAX_CHARACTERS } from '#app/constants.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { contactForm } from '@clinic/cms/forms/contact-form';
import { EmailField, TextField, TextArea } from './fields/text-field.tsx';
import { PrivacyField } from './fields/tick-field.tsx';
import { SelectField } from './fields/select-field.tsx';
import { useField, useOptions } from './fields/field-frame.tsx';
import { SiteForm } from './site-form.tsx';

type News = {
  /** The news item that the message is about. */
  news?: { slug: string; title: string };
  /** The query names a news item that does not exist. */
  isNewsMissing: boolean;
};

export default function ContactForm({ answer, ...about }: News & { answer?: FormAnswer }) {
  const t = useTranslations('forms');
  return (
    <SiteForm
      definition={contactForm}
      label={t('contact.title')}
      submit={t('contact.submit')}
      answer={answer}
    >
      <div className="grid gap-6">
        <TextField name="name" autoComplete="name" />
        <EmailField hint={t('fields.emailHint')} />
        <NewsField {...about} />
        <CategoryField fallback={about.news && 'news'} />
        <TextArea
          name="message"
          hint={t('contact.messageHint', { max: MESSAGE_MAX_CHARACTERS })}
          max={MESSAGE_MAX_CHARACTERS}
        />
        <PrivacyField />
      </div>
    </SiteForm>
  );
}

function CategoryField({ fallback }: { fallback?: string }) {
  const t = useTranslations('forms');
  const options = useOptions('category').filter(({ value }) => value !== 'news' || hasPage('news'));
  const all = [{ value: '', label: t('select') }, ...options];
  return <SelectField name="category" fallback={fallback} options={all} />;
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
    <p className="border-l-2 border-accent-500 pl-4">
      {t('fields.news', { title: news.title })}
      <input type="hidden" name="news" value={news.slug} />
    </p>
  );
}
