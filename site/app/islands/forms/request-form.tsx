import { useTranslations } from 'use-intl';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { requestForm } from '@clinic/cms/forms/request-form';
import { RequestFields, type Props as Fields } from './request-fields.tsx';
import { SiteForm } from './site-form.tsx';

type Props = Fields & { label: string; answer?: FormAnswer };

export default function RequestForm({ label, answer, ...fields }: Props) {
  const t = useTranslations('forms');
  return (
    <SiteForm
      definition={requestForm}
      label={label}
      submit={t('request.submit')}
      note={t('send.noScript')}
      answer={answer}
    >
      <RequestFields {...fields} />
    </SiteForm>
  );
}
