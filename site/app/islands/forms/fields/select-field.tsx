import type { FieldName } from '@clinic/cms/forms/forms';
import { useState, type ReactNode } from 'react';
import { countriesIn, type Country } from '@clinic/cms/forms/countries';
import { useTranslations } from 'use-intl';
import { useSite } from '#app/site-context.ts';
import { useField, useLabel, CONTROL, FieldFrame } from './field-frame.tsx';

type Props = {
  name: FieldName;
  autoComplete?: string;
  /** The value selected if there is no earlier one. */
  fallback?: string;
} & (
  | { children: ReactNode; optionsHtml?: undefined }
  /** A long list as HTML with its selected option; hydration keeps the server's HTML. */
  | { optionsHtml: (chosen: string) => string; children?: undefined }
);

export function SelectField({ name, autoComplete, fallback = '', children, optionsHtml }: Props) {
  const label = useLabel(name);
  const { control, error, value, isOptional } = useField(name);
  const chosen = value || fallback;
  // Computed once: writing it again would lose the current selection.
  const [html] = useState(() => optionsHtml && (standingIn(control.id) ?? optionsHtml(chosen)));
  const content = html ? { dangerouslySetInnerHTML: { __html: html } } : { children };
  return (
    <FieldFrame id={control.id} label={label} error={error} isOptional={isOptional}>
      <span className="relative block">
        <select
          {...control}
          defaultValue={chosen}
          required={!isOptional}
          autoComplete={autoComplete}
          className={`${CONTROL} appearance-none pr-11`}
          {...content}
        />
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-brand-700"
        >
          <path
            d="m6 9.5 6 6 6-6"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
    </FieldFrame>
  );
}

/**
 * The server-rendered options. They need not be sent twice, and are the same on both sides:
 * browsers have other country names, in another order.
 */
function standingIn(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML;
}

/** About 250 options, as HTML: as elements, each would be hydrated separately. */
export function CountryField() {
  const t = useTranslations('forms');
  const { locale } = useSite();
  const optionsHtml = (chosen: string) => {
    const { first, others } = countriesIn(locale);
    const toOption = ({ code, name }: Country) =>
      `<option value="${code}"${code === chosen ? ' selected=""' : ''}>${escaped(name)}</option>`;
    const upper = [{ code: '', name: t('select') }, ...first].map(toOption).join('');
    return `${upper}<hr/>${others.map(toOption).join('')}`;
  };
  return <SelectField name="country" autoComplete="country" optionsHtml={optionsHtml} />;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
