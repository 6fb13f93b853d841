import { useEffect } from 'react';
import { readCookie } from '#app/islands/cookies/browser-cookies.ts';
import { discountOf } from '#app/tracking/campaign.ts';
import { TextField } from './fields/text-field.tsx';
import { fieldId } from './fields/form-state.ts';

/** Prefilled with the campaign's code, from the address or from the cookie. */
export function DiscountField() {
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
