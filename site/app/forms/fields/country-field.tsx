import { useTranslations } from 'use-intl';
import type { Countries, Country } from '../countries.ts';
import { SelectField } from './select-field.tsx';

/** Two hundred and fifty options, written as HTML: each as an element would be woken up by itself. */
export function CountryField({ countries }: { countries: Countries }) {
  const t = useTranslations('forms');
  const empty = { code: '', name: t('select') };
  const optionsHtml = (chosen: string) => {
    const toOption = ({ code, name }: Country) =>
      `<option value="${code}"${code === chosen ? ' selected=""' : ''}>${escaped(name)}</option>`;
    const first = [empty, ...countries.first].map(toOption).join('');
    return `${first}<hr/>${countries.others.map(toOption).join('')}`;
  };
  return (
    <SelectField
      name="country"
      label={t('fields.country')}
      autoComplete="country"
      optionsHtml={optionsHtml}
    />
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
