'use client';

import { formatFrancs, parseFrancs } from '@clinic/cms/fields/francs';
import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words';
import { FieldError, TextInput, useField, useTranslation } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { useCallback, useState, type ChangeEvent } from 'react';

/** A price, typed in francs and stored in cents. */
export const PriceField: NumberFieldClientComponent = ({ field, path: place, readOnly }) => {
  const { t } = useTranslation<StudioWords, StudioWordKey>();
  const [typed, setTyped] = useState<string>();
  const isUnreadable = typed !== undefined && parseFrancs(typed) === undefined;
  // What cannot be read leaves the last price as it is; an error keeps it from being published.
  const validate = useCallback(
    () => (isUnreadable ? t('prices:unreadable') : true),
    [isUnreadable, t],
  );
  const { customComponents, disabled, path, setValue, showError, value } = useField<number | null>({
    potentiallyStalePath: place,
    validate,
  });
  const stored = typeof value === 'number' ? formatFrancs(value) : '';

  function type(text: string) {
    setTyped(text);
    const amount = parseFrancs(text);
    if (amount !== undefined && amount !== (value ?? null)) setValue(amount);
  }

  return (
    // Until the field is left, its text stays as it was typed.
    <div className="price-field" onBlur={() => !isUnreadable && setTyped(undefined)}>
      <TextInput
        path={path}
        label={field.label}
        localized={field.localized}
        required={field.required}
        description={field.admin?.description}
        Description={customComponents?.Description}
        readOnly={readOnly || disabled}
        value={typed ?? stored}
        onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
        htmlAttributes={{ autoComplete: 'off' }}
        BeforeInput={<span className="price-field__currency">CHF</span>}
        showError={showError || isUnreadable}
        Error={
          isUnreadable ? (
            <FieldError path={path} showError message={t('prices:unreadable')} />
          ) : undefined
        }
      />
    </div>
  );
};
