import { useState } from 'react';
import { useSite } from '#app/site-context.ts';
import { Proof } from './proof.ts';

export function useProof(): Proof {
  const { locale, recaptchaKey } = useSite();
  return useState(() => new Proof({ locale, recaptchaKey }))[0];
}
