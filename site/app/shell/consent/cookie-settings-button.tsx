import { useTranslations } from 'use-intl';
import { CONSENT_PATH } from '#app/consent/consent-cookies.ts';
import { usePathBack } from './use-path-back.ts';

/** Reopens the cookie card. Without scripts it is a form post, and the next page shows the card. */
export function CookieSettingsButton({ className }: { className?: string }) {
  const t = useTranslations('consent');
  const pathBack = usePathBack();
  return (
    <form method="post" action={CONSENT_PATH}>
      <input type="hidden" name="from" value={pathBack} />
      <button type="submit" name="choice" value="open" className={className}>
        {t('settings')}
      </button>
    </form>
  );
}
