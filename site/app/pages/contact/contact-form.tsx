import { useTranslations } from 'use-intl';
import { MESSAGE_MAX_CHARACTERS } from '../../constants.ts';
import { EmailField } from '../../forms/fields/email-field.tsx';
import { PrivacyField } from '../../forms/fields/privacy-field.tsx';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { TextArea } from '../../forms/fields/text-area.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { useField } from '../../forms/form-state.ts';
import { CATEGORIES, contactSchema } from '../../forms/schema/contact-schema.ts';
import { SiteForm } from '../../forms/site-form.tsx';
import type { NewsReference } from './news-reference.ts';

type Props = {
  news?: NewsReference;
  /** The address names a news item that does not exist. */
  isNewsMissing: boolean;
};

/** A short message, sorted by what it is about. */
export function ContactForm({ news, isNewsMissing }: Props) {
  const t = useTranslations('forms');
  return (
    <section
      aria-labelledby="write"
      className="no-print mt-20 grid gap-x-20 gap-y-8 border-t border-stone-200 pt-14 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h2 id="write" className="text-3xl">
          {t('contact.title')}
        </h2>
        <p className="mt-4 max-w-text text-lg text-stone-600">{t('contact.intro')}</p>
        <p className="mt-4 text-stone-600">{t('note')}</p>
      </div>
      <div className="min-w-0 max-w-[40rem]">
        <SiteForm schema={contactSchema} label={t('contact.title')} submit={t('contact.submit')}>
          <div className="grid gap-6">
            <TextField name="name" label={t('fields.name')} autoComplete="name" />
            <EmailField hint={t('fields.emailHint')} />
            <NewsField news={news} isNewsMissing={isNewsMissing} />
            <SelectField
              name="category"
              label={t('fields.category')}
              fallback={news ? 'news' : undefined}
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
      </div>
    </section>
  );
}

/** Goes along unseen, but not unsaid. If the item is gone, the message is sent without it. */
function NewsField({ news, isNewsMissing }: Props) {
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
