import type { Locale } from '@alpsera/cms/locales';
import { useTranslations } from 'use-intl';
import { CARD_ID, CARD_STATUS_ID } from '#app/consent/card-id.ts';
import { CONSENT_PATH } from '#app/consent/consent-cookies.ts';
import { href } from '#app/routing/href.ts';
import { Switch } from './switch.tsx';
import { usePathBack } from './use-path-back.ts';

const BUTTON =
  'min-h-12 rounded-control bg-pine-500 px-2 py-2 text-sm font-semibold leading-tight text-white ' +
  'transition-colors duration-300 hover:bg-pine-700 sm:px-4 sm:text-base';

/**
 * Asks for consent. The card is part of every page, and styles decide whether it shows (see
 * show-consent.ts). It is a plain form: without scripts, or before they run, it is posted, and the
 * server sets the same cookies as site/app/islands/behaviours/cookie-card.ts.
 */
export function CookieCard({ locale }: { locale: Locale }) {
  const t = useTranslations('consent');
  const pathBack = usePathBack();
  return (
    <>
      <section id={CARD_ID} aria-labelledby="cookie-card-title" className="cookie-card no-print">
        <form method="post" action={CONSENT_PATH} className="cookie-card-sheet">
          <input type="hidden" name="from" value={pathBack} />
          <div className="cookie-card-words">
            <p id="cookie-card-title" className="font-serif text-lg leading-snug">
              {t('title')}
            </p>
            <p className="mt-1 text-sm leading-normal">
              {t('text')}{' '}
              <a
                href={href('privacy', {}, locale)}
                className="text-pine-500 underline underline-offset-4"
              >
                {t('policy')}
              </a>
            </p>
          </div>
          <div className="cookie-card-choice">
            <fieldset>
              <legend className="sr-only">{t('categories')}</legend>
              <div className="flex flex-wrap gap-x-6">
                <Switch name="marketing" label={t('marketing')} allowedHint={t('allowed')} />
                <Switch name="google" label={t('google')} allowedHint={t('allowed')} />
                <Switch label={t('functional')} hint={t('always')} isFixed />
              </div>
            </fieldset>
            <div className="mt-2 grid grid-cols-2 gap-3">
              <button type="submit" name="choice" value="confirm" className={BUTTON}>
                {t('confirm')}
              </button>
              <button type="submit" name="choice" value="reject" className={BUTTON}>
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
