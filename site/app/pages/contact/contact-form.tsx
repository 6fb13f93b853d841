import { useTranslations } from 'use-intl';
import { EmailField } from '../../forms/fields/email-field.tsx';
import { PrivacyField } from '../../forms/fields/privacy-field.tsx';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { TextArea } from '../../forms/fields/text-area.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { useField } from '../../forms/form-state.ts';
import { CATEGORIES, contactSchema } from '../../forms/schema/contact-schema.ts';
import { SiteForm } from '../../forms/site-form.tsx';
import type { NewsReference } from './news-reference.ts';

/** A short message, sorted by what it is about. */
export function ContactForm({ news }: { news?: NewsReference }) {
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
            <NewsField news={news} />
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
            <TextArea name="message" label={t('fields.message')} />
            <PrivacyField />
          </div>
        </SiteForm>
      </div>
    </section>
  );
}

/** Goes along unseen, but not unsaid. If the item is gone, the message is sent without it. */
function NewsField({ news }: { news?: NewsReference }) {
  const t = useTranslations('forms.fields');
  const { error } = useField('news');
  if (!news || error) return null;
  return (
    <p className="border-l-2 border-larch-500 pl-4">
      {t('news', { title: news.title })}
      <input type="hidden" name="news" value={news.slug} />
    </p>
  );
}
