'use client';

import { countriesIn } from '@clinic/cms/forms/countries';
import { readerLanguage } from '@clinic/cms/studio-words/studio-languages';
import { SelectInput, useField, useTranslation } from '@payloadcms/ui';
import type { OptionObject, TextFieldClientProps } from 'payload';
import { useMemo } from 'react';

export function Country({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError } = useField<string | null>({ path });
  const { i18n } = useTranslation();
  const options = useMemo((): OptionObject[] => {
    const { first, others } = countriesIn(readerLanguage(i18n.language));
    return [...first, ...others].map(({ code, name }) => ({ value: code, label: name }));
  }, [i18n.language]);
  return (
    <SelectInput
      name={field.name}
      path={path}
      label={field.label}
      options={options}
      value={value ?? undefined}
      onChange={(chosen) => setValue(chosen && !Array.isArray(chosen) ? chosen.value : null)}
      readOnly={readOnly}
      showError={showError}
      isClearable
    />
  );
}
