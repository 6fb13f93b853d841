import type { FieldName } from '@clinic/cms/forms/forms';
import { type InputHTMLAttributes, useRef, useEffect, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '#app/islands/hydration/use-hydrated.ts';
import { useField, CONTROL, FieldFrame } from './field-frame.tsx';

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
> & {
  name: FieldName;
  hint?: string;
  width?: 'full' | 'half' | 'short';
};

export function TextField({ name, hint, width, ...input }: Props) {
  const { control, value, isOptional } = useField(name, hint !== undefined);
  return (
    <FieldFrame name={name} hint={hint} width={width}>
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

export function EmailField({ hint }: { hint?: string }) {
  return (
    <TextField
      name="email"
      type="email"
      hint={hint}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** Below this number the remaining count is also announced to screen readers. */
const SPOKEN_BELOW = 50;

type TextAreaProps = {
  name: FieldName;
  hint?: string;
  rows?: number;
  /** Shows the remaining characters. Longer input is possible, because cut-off text is no use. */
  max?: number;
  fallback?: string;
};

export function TextArea({ name, hint, rows = 5, max, fallback }: TextAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { control, value, isOptional } = useField(name, hint !== undefined, fallback);
  const typed = useTypedValue(field, value);
  return (
    <FieldFrame name={name} hint={hint}>
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

/** Counting needs scripts, so it is visible only after hydration; its space is reserved before. */
function Counter({ left }: { left: number }) {
  const t = useTranslations('forms.fields');
  const isHydrated = useHydrated();
  // As strings, because plural and number formatting would load slower than all fields together.
  const count = String(Math.abs(left));
  const text = left < 0 ? t('messageOver', { over: count }) : t('messageLeft', { left: count });
  return (
    <p
      className={`mt-1 text-right text-sm tabular-nums ${left < 0 ? 'text-alarm' : 'text-stone-600'} ${isHydrated ? '' : 'invisible noscript:hidden'}`}
    >
      <span aria-hidden="true">{text}</span>
      <span role="status" className="sr-only">
        {left < SPOKEN_BELOW && text}
      </span>
    </p>
  );
}

/** The current value of an uncontrolled field. */
export function useTypedValue(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  initial: string,
): string {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    const follow = () => setValue(element.value);
    // The `reset` event fires before the fields are emptied.
    const followLater = () => setTimeout(follow);
    follow();
    const leaving = new AbortController();
    const { signal } = leaving;
    element.addEventListener('input', follow, { signal });
    element.addEventListener('fill', follow, { signal });
    element.form?.addEventListener('reset', followLater, { signal });
    return () => leaving.abort();
  }, [field]);
  return value;
}
