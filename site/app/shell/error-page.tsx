import type { Locale } from '@alpsera/cms/locales';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DEFAULT_PHONE } from '../constants.ts';
import { useOnline } from '../navigation/use-online.ts';
import { toRefusal } from '../refusals.ts';
import { href } from '../routing/href.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { PhoneIcon } from '../ui/icons.tsx';
import { telHref } from '../ui/phone.ts';
import { Signpost } from './signpost.tsx';

type Props = { status: number; clinic?: { name: string; phone: string }; locale: Locale };

/** Not found, refused, broken or offline: what happened, two ways on, and a number to call. */
export function ErrorPage({ status, clinic, locale }: Props) {
  const t = useTranslations('errors');
  const phone = clinic?.phone ?? DEFAULT_PHONE;
  const isMissing = status === 404;
  const refusal = toRefusal(status);
  // Without a connection nothing went wrong on our side; the visitor only has to wait.
  const isOffline = !useOnline() && !isMissing && !refusal;
  useReturn(isOffline);
  const title = refusal
    ? t(`refusals.${refusal}.title`)
    : t(isMissing ? 'notFoundTitle' : isOffline ? 'offlineTitle' : 'errorTitle');
  return (
    <div
      className={`page-width grid items-center gap-10 py-16 lg:grid-cols-2 lg:py-24 ${isOffline ? 'offline-page' : ''}`}
    >
      <title>{clinic ? `${title} · ${clinic.name}` : title}</title>
      <meta name="robots" content="noindex" />
      <Signpost locale={locale} />
      <div>
        {!isOffline && <p className="eyebrow mb-3">{status}</p>}
        <h1 className="mb-5 text-3xl">{title}</h1>
        {isMissing ? (
          <MissingText locale={locale} />
        ) : (
          <p className="max-w-text">
            {refusal ? t(`refusals.${refusal}.text`) : t(isOffline ? 'offlineText' : 'errorText')}
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={href('home', {}, locale)}>{t('toHome')}</ButtonLink>
          <ButtonLink to={href('request', {}, locale)} look="quiet">
            {t('toRequest')}
          </ButtonLink>
        </div>
        <div className="mt-10 rounded-card border border-stone-200 bg-white p-6">
          <p className="font-semibold">{t('phoneTitle')}</p>
          <a
            href={telHref(phone)}
            className="mt-1 inline-flex min-h-11 items-center gap-2 text-lg text-pine-500 underline underline-offset-4"
          >
            <PhoneIcon />
            <span className="sr-only">{t('call')}</span>
            {phone}
          </a>
        </div>
      </div>
    </div>
  );
}

/** Loads the page as soon as the connection is back. */
function useReturn(isOffline: boolean): void {
  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && !isOffline) window.location.reload();
    wasOffline.current = isOffline;
  }, [isOffline]);
}

/** Italian readers get the hint as a paragraph of its own. */
function MissingText({ locale }: { locale: Locale }) {
  const t = useTranslations('errors');
  if (locale === 'it') {
    return (
      <>
        <p className="max-w-text">{t('notFoundText')}</p>
        <p className="mt-3 max-w-text">{t('notFoundHint')}</p>
      </>
    );
  }
  return <p className="max-w-text">{`${t('notFoundText')} ${t('notFoundHint')}`}</p>;
}
