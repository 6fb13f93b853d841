import type { FieldName } from '@clinic/cms/forms/forms';
import type { ReactNode } from 'react';
import { TICKED } from '#app/forms/ticked.ts';
import { useField } from './form-state.ts';
import { FieldError } from './field-frame.tsx';

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
