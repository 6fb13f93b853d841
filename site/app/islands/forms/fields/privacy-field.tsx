import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAgreementWords } from './form-state.ts';
import { href } from '#app/routing/href.ts';
import { useSite } from '#app/site-context.ts';
import { TickField } from './tick-field.tsx';

export function PrivacyField() {
  const words = useAgreementWords('privacy');
  const t = useTranslations('forms.fields');
  const address = href('privacy', {}, useSite().locale);
  return <TickField name="privacy">{t.rich(words, { link: linkTo(address) })}</TickField>;
}

/** The policy opens in another tab, so that reading it loses no typed input. */
function linkTo(address: string) {
  return (text: ReactNode) => (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className="text-brand-500 underline underline-offset-4 hover:decoration-2"
    >
      {text}
    </a>
  );
}
