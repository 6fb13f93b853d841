import type { FieldName } from '@clinic/cms/forms/forms';
import type { InputHTMLAttributes } from 'react';
import { useField, useLabel } from './form-state.ts';
import { CONTROL, FieldFrame } from './field-frame.tsx';

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
> & {
  name: FieldName;
  hint?: string;
  width?: 'full' | 'half' | 'short';
};

export function TextField({ name, hint, width, ...input }: Props) {
  const label = useLabel(name);
  const { control, error, value, isOptional } = useField(name, hint !== undefined);
  return (
    <FieldFrame
      id={control.id}
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      width={width}
    >
      <input
        type="text"
        {...input}
        {...control}
        defaultValue={value}
        required={!isOptional}
        className={CONTROL}
      />
    </FieldFrame>
  );
}
