import { useTranslations } from 'use-intl';
import type { Countries, Country } from '../countries.ts';
import { SelectField } from './select-field.tsx';

export function CountryField({ countries }: { countries: Countries }) {
  const t = useTranslations('forms');
  return (
    <SelectField name="country" label={t('fields.country')} autoComplete="country">
      <option value="">{t('select')}</option>
      {countries.first.map(toOption)}
      <hr />
      {countries.others.map(toOption)}
    </SelectField>
  );
}

function toOption({ code, name }: Country) {
  return (
    <option key={code} value={code}>
      {name}
    </option>
  );
}
