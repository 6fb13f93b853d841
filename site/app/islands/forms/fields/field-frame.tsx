import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ErrorKey } from '#app/forms/field-check.ts';

/** Classes of every control. */
export const CONTROL =
  'block w-full min-h-12 rounded-control border border-stone-400 bg-white px-3.5 py-2.5 text-ink ' +
  'transition-colors duration-300 hover:border-brand-500 ' +
  'aria-invalid:border-2 aria-invalid:border-alarm';

export function OptionalMark() {
  const t = useTranslations('forms');
  return <span className="font-normal text-stone-600"> ({t('optional')})</span>;
}

export function FieldError({ id, error }: { id: string; error: ErrorKey | undefined }) {
  const t = useTranslations('forms.errors');
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1.5 flex gap-2 font-semibold text-alarm">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="mt-1 shrink-0">
        <circle cx="10" cy="10" r="8.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 5.75v5" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        <circle cx="10" cy="13.75" r="1.1" fill="currentColor" />
      </svg>
      {t(error)}
    </p>
  );
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className="mt-1.5 text-sm text-stone-600">
      {children}
    </p>
  );
}

type Props = {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: ErrorKey;
  isOptional?: boolean;
  /** A narrow field suggests how much text belongs in it. */
  width?: 'full' | 'half' | 'short';
  children: ReactNode;
};

const WIDTHS = { full: '', half: 'sm:max-w-xs', short: 'max-w-44' };

/** The label, the control, its error and its hint. */
export function FieldFrame(props: Props) {
  const { id, label, hint, error, isOptional, width = 'full', children } = props;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {isOptional && <OptionalMark />}
      </label>
      <div className={WIDTHS[width]}>{children}</div>
      <FieldError id={id} error={error} />
      {hint && <Hint id={id}>{hint}</Hint>}
    </div>
  );
}
