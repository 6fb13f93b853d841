import { countriesIn, type Country } from '@clinic/cms/forms/countries';
import { useTranslations } from 'use-intl';
import { useSite } from '#app/site-context.ts';
import { SelectField } from './select-field.tsx';

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
