import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { readCookie } from '#app/islands/cookies/browser-cookies.ts';
import { discountOf } from '#app/tracking/campaign.ts';
import { fieldId, useFormState } from './fields/field-frame.tsx';
import { TextField } from './fields/text-field.tsx';

const NAMES = ['skype', 'discount'];

/** Fields that few people need, folded unless one is filled in or wrong. */
export function MoreFields() {
  const t = useTranslations('forms.fields');
  const details = useRef<HTMLDetailsElement>(null);
  const { values, errors } = useFormState('more');
  const isWrong = NAMES.some((name) => errors[name]);
  const isNeeded = isWrong || NAMES.some((name) => values[name]);

  useEffect(() => {
    const element = details.current;
    if (!element) return undefined;
    const openIfFilled = () => {
      const fields = [...element.querySelectorAll('input')];
      if (isWrong || fields.some(({ value }) => value !== '')) element.open = true;
    };
    openIfFilled();
    // Scripts fill in drafts and the campaign's discount code.
    element.addEventListener('fill', openIfFilled);
    return () => element.removeEventListener('fill', openIfFilled);
  }, [isWrong]);

  return (
    <details ref={details} open={isNeeded || undefined} className="group/more">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-brand-500 [&::-webkit-details-marker]:hidden">
        <span className="underline underline-offset-4">{t('more')}</span>
        <span
          aria-hidden="true"
          className="inline-block text-xl leading-none motion-safe:transition-transform motion-safe:duration-150 group-open/more:rotate-45"
        >
          +
        </span>
      </summary>
      <div className="mt-4 mb-2 grid gap-6">
        <TextField
          name="skype"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          width="half"
        />
        <DiscountField />
      </div>
    </details>
  );
}

function DiscountField() {
  useEffect(() => {
    const field = document.getElementById(
      fieldId('request', 'discount'),
    ) as HTMLInputElement | null;
    const code =
      discountOf(new URLSearchParams(location.search)) ?? discountOf({ get: readCookie });
    if (field && code && field.value === '') field.value = code;
  }, []);
  return (
    <TextField
      name="discount"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      width="half"
    />
  );
}
