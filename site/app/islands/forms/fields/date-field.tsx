import type { FieldName } from '@clinic/cms/forms/forms';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { transferAdvice } from '#app/forms/days.ts';
import { useField, useLabel } from './form-state.ts';
import { useTypedValue } from './use-typed-value.ts';
import { useSite } from '#app/site-context.ts';
import { CONTROL, FieldFrame } from './field-frame.tsx';

type Props = { name: FieldName; describedBy: string };

/** A day of arrival or departure. Days other than Sunday get a note, but are accepted. */
export function DateField({ name, describedBy }: Props) {
  const label = useLabel(name);
  const t = useTranslations('forms.fields');
  const { locale } = useSite();
  const field = useRef<HTMLInputElement>(null);
  const { control, error, value } = useField(name);
  const advice = transferAdvice(useTypedValue(field, value), locale);
  const described = [control['aria-describedby'], describedBy, `${control.id}-note`];
  return (
    <div>
      <FieldFrame id={control.id} label={label} error={error} width="half">
        <input
          ref={field}
          type="date"
          {...control}
          aria-describedby={described.filter(Boolean).join(' ')}
          defaultValue={value}
          required
          className={CONTROL}
        />
      </FieldFrame>
      <p id={`${control.id}-note`} role="status" className="text-sm">
        {advice && !error && (
          // A browser may format a date differently from the server.
          <span suppressHydrationWarning className="mt-2 block border-l-2 border-accent-500 pl-3">
            {t('notTransferDay', advice)}
          </span>
        )}
      </p>
    </div>
  );
}
