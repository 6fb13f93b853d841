import type { FieldName } from '@clinic/cms/forms/forms';
import { useState } from 'react';
import { countriesIn, type Country } from '@clinic/cms/forms/countries';
import { useTranslations } from 'use-intl';
import { useSite } from '#app/site-context.ts';
import { useField, CONTROL, FieldFrame, type Option } from './field-frame.tsx';

type Props = {
  name: FieldName;
  autoComplete?: string;
  fallback?: string;
  options?: readonly Option[];
  /** For long lists: all options as HTML. On hydration the server's HTML is kept. */
  optionsHtml?: (chosen: string) => string;
};

export function SelectField({ name, autoComplete, fallback = '', options, optionsHtml }: Props) {
  const { control, value, isOptional } = useField(name);
  const chosen = value || fallback;
  // Computed once: new HTML would lose the current selection.
  const [html] = useState(() => optionsHtml && (serverHtmlOf(control.id) ?? optionsHtml(chosen)));
  const children = options?.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
  const content = html ? { dangerouslySetInnerHTML: { __html: html } } : { children };
  return (
    <FieldFrame name={name}>
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

/** The server's options are reused: browsers have other country names, in another order. */
function serverHtmlOf(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML;
}

/** Its 250 options are HTML, because elements would each be hydrated separately. */
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
