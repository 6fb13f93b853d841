'use client';

import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { unitsOf } from '@clinic/cms/clinic-config/currency';
import { formatAmount, formatsOf, parseAmount } from '@clinic/cms/fields/amount';
import { FieldError, TextInput, useField } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { useCallback, useState, type ChangeEvent } from 'react';
import { useWords } from '../use-words.ts';

const EXAMPLE = Math.floor(4900.5 * unitsOf());

/** A price, typed in the clinic's currency and stored in its smallest unit. */
export const PriceField: NumberFieldClientComponent = ({ field, path: place, readOnly }) => {
  const { language, t } = useWords();
  const written = (amount: number) => formatAmount(amount, formatsOf(language));
  const unreadable = t('prices:unreadable', { example: written(EXAMPLE) });
  const [typed, setTyped] = useState<string>();
  const isUnreadable = typed !== undefined && parseAmount(typed) === undefined;
  // Unreadable text leaves the last price as it is; the error prevents publishing that by mistake.
  const validate = useCallback(
    () => (isUnreadable ? unreadable : true),
    [isUnreadable, unreadable],
  );
  const { customComponents, disabled, path, setValue, showError, value } = useField<number | null>({
    potentiallyStalePath: place,
    validate,
  });
  const stored = typeof value === 'number' ? written(value) : '';

  function type(text: string) {
    setTyped(text);
    const amount = parseAmount(text);
    if (amount !== undefined && amount !== (value ?? null)) setValue(amount);
  }

  return (
    // The text stays as it was typed until the field is left, and is then formatted.
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
        BeforeInput={<span className="price-field__currency">{CLINIC.currency}</span>}
        showError={showError || isUnreadable}
        Error={isUnreadable ? <FieldError path={path} showError message={unreadable} /> : undefined}
      />
    </div>
  );
};
