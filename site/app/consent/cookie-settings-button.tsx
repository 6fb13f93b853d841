import type { SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { openCard } from './card-visibility.ts';
import { CONSENT_PATH } from './consent-cookies.ts';
import { usePathBack } from './use-path-back.ts';

function open(event: SubmitEvent): void {
  event.preventDefault();
  openCard();
}

/** Opens the cookie card again. Without scripts it is posted, and the card asks on the next page. */
export function CookieSettingsButton({ className }: { className?: string }) {
  const t = useTranslations('consent');
  const pathBack = usePathBack();
  return (
    <form method="post" action={CONSENT_PATH} onSubmit={open}>
      <input type="hidden" name="from" value={pathBack} />
      <button type="submit" name="choice" value="open" className={className}>
        {t('settings')}
      </button>
    </form>
  );
}
