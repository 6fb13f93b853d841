import type { InputHTMLAttributes } from 'react';
import { useField } from '#app/islands/forms/form-state.ts';
import { CONTROL, FieldFrame } from './field-frame.tsx';

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
> & {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  width?: 'full' | 'half' | 'short';
};

export function TextField({ name, label, hint, isOptional, width, ...input }: Props) {
  const { control, error, value } = useField(name, hint !== undefined);
  return (
    <FieldFrame {...{ id: control.id, label, hint, error, isOptional, width }}>
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
