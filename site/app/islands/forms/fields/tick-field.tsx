import type { FieldName } from '@clinic/cms/forms/forms';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TICKED } from '#app/forms/field-check.ts';
import { href } from '#app/routing/href.ts';
import { useSite } from '#app/site-context.ts';
import { useField, FieldError, useAgreementWords } from './field-frame.tsx';

type Props = { name: FieldName; children: ReactNode };

export function TickField({ name, children }: Props) {
  const { control, error, value, isOptional } = useField(name);
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          {...control}
          value={TICKED}
          defaultChecked={value === TICKED}
          required={!isOptional}
          className="mt-0.5 size-6 shrink-0 accent-brand-500 aria-invalid:outline-2 aria-invalid:outline-alarm"
        />
        <span>{children}</span>
      </label>
      <FieldError id={control.id} error={error} />
    </div>
  );
}

export function PrivacyField() {
  const words = useAgreementWords('privacy');
  const t = useTranslations('forms.fields');
  const address = href('privacy', {}, useSite().locale);
  // Opens in another tab, so that reading it loses no typed input.
  const link = (text: ReactNode) => (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className="text-brand-500 underline underline-offset-4 hover:decoration-2"
    >
      {text}
    </a>
  );
  return <TickField name="privacy">{t.rich(words, { link })}</TickField>;
}
