import type { Locale } from '@alpsera/cms/locales';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { REJECT_DELAY_MS } from '../constants.ts';
import { PageLink } from '../navigation/page-link.tsx';
import { href } from '../routing/href.ts';
import { keepReferrer } from '../tracking/first-referrer.ts';
import { useTrackingSettings } from '../tracking/tracking-settings.ts';
import { announceConsent, readConsent, storeChoice, storeDecision } from './browser-consent.ts';
import { closeCard, followConsent, showChoice } from './card-visibility.ts';
import { CARD_ID } from './card-id.ts';
import { CONSENT_PATH, type Choice } from './consent-cookies.ts';
import { Switch } from './switch.tsx';
import { usePathBack } from './use-path-back.ts';

const NOTHING: Choice = { marketing: false, google: false };

const BUTTON =
  'min-h-12 rounded-control bg-pine-500 px-2 py-2 text-sm font-semibold leading-tight text-white ' +
  'transition-colors duration-300 hover:bg-pine-700 sm:px-4 sm:text-base';

/**
 * Asks what a visitor allows. It is part of every page and styles decide whether it shows (see
 * show-consent.ts). Underneath it is a plain form: before scripts have taken over, or without
 * them, it is posted and the server sets the same cookies.
 */
export function CookieCard({ locale }: { locale: Locale }) {
  const t = useTranslations('consent');
  const pathBack = usePathBack();
  const analyticsId = useTrackingSettings()?.analyticsId;
  const [message, setMessage] = useState('');
  const timer = useRef<number>(undefined);

  useEffect(() => followConsent(), []);

  function finish(mustReload: boolean) {
    storeDecision();
    closeCard();
    setMessage(t('saved'));
    if (mustReload) window.location.reload();
  }

  function decide(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (timer.current !== undefined) return;
    const had = readConsent();
    const given = new FormData(event.currentTarget, event.nativeEvent.submitter);
    if (given.get('choice') === 'reject') {
      storeChoice(NOTHING);
      showChoice(NOTHING);
      announceConsent();
      timer.current = window.setTimeout(() => {
        timer.current = undefined;
        finish(had.marketing);
      }, REJECT_DELAY_MS);
      return;
    }
    const marketing = given.has('marketing');
    storeChoice({ marketing, google: given.has('google') });
    if (!marketing) announceConsent();
    else if (analyticsId && !had.marketing) keepReferrer();
    // With marketing because so it is specified; without it, to be rid of scripts it had brought.
    finish(marketing || had.marketing);
  }

  return (
    <>
      <section id={CARD_ID} aria-labelledby="cookie-card-title" className="cookie-card no-print">
        <form method="post" action={CONSENT_PATH} onSubmit={decide} className="cookie-card-sheet">
          <input type="hidden" name="from" value={pathBack} />
          <div className="cookie-card-words">
            <p id="cookie-card-title" className="font-serif text-lg leading-snug">
              {t('title')}
            </p>
            <p className="mt-1 text-sm leading-normal">
              {t('text')}{' '}
              <PageLink
                to={href('privacy', {}, locale)}
                className="text-pine-500 underline underline-offset-4"
              >
                {t('policy')}
              </PageLink>
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
      <p role="status" className="sr-only">
        {message}
      </p>
    </>
  );
}
