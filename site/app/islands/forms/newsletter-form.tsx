import { useTranslations } from 'use-intl';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { NewsletterTerms } from '#app/forms/newsletter-terms.tsx';
import { newsletterForm } from '@clinic/cms/forms/newsletter-form';
import { EmailField } from './fields/text-field.tsx';
import { SiteForm } from './site-form.tsx';

type Props = { label: string; answer?: FormAnswer };

export default function NewsletterForm({ label, answer }: Props) {
  const t = useTranslations('forms.newsletter');
  return (
    <SiteForm
      definition={newsletterForm}
      label={label}
      submit={t('submit')}
      note={<NewsletterTerms />}
      answer={answer}
    >
      <EmailField />
    </SiteForm>
  );
}
