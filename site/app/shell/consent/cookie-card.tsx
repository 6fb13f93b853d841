import type { Locale } from '@clinic/cms/clinic-config/locales';
import { useTranslations } from 'use-intl';
import { CARD_ID, CARD_STATUS_ID, CONSENT_PATH } from '#app/consent/consent-cookies.ts';
import { href } from '#app/routing/href.ts';
import { usePathBack } from './google-buttons.tsx';

/** A plain form: without scripts, the server sets the same cookies as behaviours/cookie-card.ts. */
export function CookieCard({ locale }: { locale: Locale }) {
  const t = useTranslations('consent');
  const pathBack = usePathBack();
  return (
    <>
      <section id={CARD_ID} aria-labelledby="cookie-card-title" className="cookie-card no-print">
        <form method="post" action={CONSENT_PATH} className="cookie-card-sheet">
          <input type="hidden" name="from" value={pathBack} />
          <div className="cookie-card-words">
            <p id="cookie-card-title" className="cookie-card-title">
              {t('title')}
            </p>
            <a href={href('privacy', {}, locale)}>{t('policy')}</a>
            <p className="cookie-card-text">{t('text')}</p>
          </div>
          <div className="cookie-card-choice">
            <fieldset>
              <legend className="sr-only">{t('categories')}</legend>
              <div className="cookie-card-switches">
                <Switch name="marketing" label={t('marketing')} allowedHint={t('allowed')} />
                <Switch name="google" label={t('google')} allowedHint={t('allowed')} />
                <Switch label={t('functional')} hint={t('always')} isFixed />
              </div>
            </fieldset>
            <div className="cookie-card-buttons">
              <button type="submit" name="choice" value="confirm">
                {t('confirm')}
              </button>
              <button type="submit" name="choice" value="reject">
                {t('reject')}
              </button>
            </div>
          </div>
        </form>
      </section>
      <p role="status" id={CARD_STATUS_ID} data-saved={t('saved')} className="sr-only" />
    </>
  );
}

type Props = {
  name?: 'marketing' | 'google';
  label: string;
  hint?: string;
  /** Shown without scripts if consent was given, because only scripts can turn the switch on. */
  allowedHint?: string;
  isFixed?: boolean;
};

function Switch({ name, label, hint, allowedHint, isFixed = false }: Props) {
  return (
    <label className="switch-label">
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox states it itself
        role="switch"
        name={name}
        defaultChecked={isFixed}
        disabled={isFixed}
        className="switch"
      />
      <span>
        <span className="font-semibold">{label}</span>
        {hint && <span className="switch-hint"> {hint}</span>}
        {allowedHint && (
          <noscript>
            <span className="allowed-hint text-stone-600" data-allowed={name}>
              {' '}
              {allowedHint}
            </span>
          </noscript>
        )}
      </span>
    </label>
  );
}
