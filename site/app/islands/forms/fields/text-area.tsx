import type { FieldName } from '@clinic/cms/forms/forms';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useField, useLabel } from './form-state.ts';
import { useTypedValue } from './use-typed-value.ts';
import { useHydrated } from '#app/islands/hydration/use-hydrated.ts';
import { CONTROL, FieldFrame } from './field-frame.tsx';

/** Below this number the remaining count is also announced to screen readers. */
const SPOKEN_BELOW = 50;

type Props = {
  name: FieldName;
  hint?: string;
  rows?: number;
  /** Shows the remaining characters. Longer input is possible, because cut-off text is no use. */
  max?: number;
  /** The text that the field has if there is no earlier one. */
  fallback?: string;
};

export function TextArea({ name, hint, rows = 5, max, fallback }: Props) {
  const label = useLabel(name);
  const field = useRef<HTMLTextAreaElement>(null);
  const { control, error, value, isOptional } = useField(name, hint !== undefined, fallback);
  const typed = useTypedValue(field, value);
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <textarea
        ref={field}
        {...control}
        rows={rows}
        defaultValue={value}
        required={!isOptional}
        className={`${CONTROL} min-h-36 field-sizing-content leading-normal`}
      />
      {max !== undefined && <Counter left={max - typed.length} />}
    </FieldFrame>
  );
}

/** Counting needs scripts, so it is seen only after hydration; its place is there before. */
function Counter({ left }: { left: number }) {
  const t = useTranslations('forms.fields');
  const isAlive = useHydrated();
  // As strings: the browser's plural and number formatting loads slower than all fields.
  const count = String(Math.abs(left));
  const text = left < 0 ? t('messageOver', { over: count }) : t('messageLeft', { left: count });
  return (
    <p
      className={`mt-1 text-right text-sm tabular-nums ${left < 0 ? 'text-alarm' : 'text-stone-600'} ${isAlive ? '' : 'invisible noscript:hidden'}`}
    >
      <span aria-hidden="true">{text}</span>
      <span role="status" className="sr-only">
        {left < SPOKEN_BELOW && text}
      </span>
    </p>
  );
}
