import type { Locale } from '@clinic/cms/clinic-config/locales';
import { useTranslations } from 'use-intl';
import { DEFAULT_PHONE } from '#app/constants.ts';
import { toRefusal } from '#app/refusals.ts';
import { href } from '#app/routing/href.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { PhoneIcon } from '#app/ui/icons.tsx';
import { telHref } from '#app/ui/phone.ts';
import { Signpost } from './signpost.tsx';

type Props = {
  status: number;
  clinic?: { name?: string; phone: string; phoneInvitation?: string };
  locale: Locale;
};

/**
 * The page for 404, refused requests and server errors: explanation, two links, phone number. While
 * offline it shows the `data-offline` texts: site/app/islands/behaviours/broken-page.ts.
 */
export function ErrorPage({ status, clinic, locale }: Props) {
  const t = useTranslations('errors');
  const phone = clinic?.phone || DEFAULT_PHONE;
  const isMissing = status === 404;
  const refusal = toRefusal(status);
  const isBroken = !isMissing && !refusal;
  const title = refusal
    ? t(`refusals.${refusal}.title`)
    : t(isMissing ? 'notFoundTitle' : 'errorTitle');
  return (
    <div
      className={`page-width grid items-center gap-10 py-16 lg:grid-cols-2 lg:py-24 ${isBroken ? 'broken-page' : ''}`}
    >
      <title>{clinic?.name ? `${title} · ${clinic.name}` : title}</title>
      <meta name="robots" content="noindex" />
      <Signpost locale={locale} />
      <div>
        <p className="eyebrow mb-3 in-[.shows-offline-page]:hidden">{status}</p>
        <h1 data-offline={isBroken ? t('offlineTitle') : undefined} className="mb-5 text-3xl">
          {title}
        </h1>
        {isMissing ? (
          <MissingText locale={locale} />
        ) : (
          <p data-offline={isBroken ? t('offlineText') : undefined} className="max-w-text">
            {refusal ? t(`refusals.${refusal}.text`) : t('errorText')}
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={href('home', {}, locale)}>{t('toHome')}</ButtonLink>
          <ButtonLink to={href('request', {}, locale)} look="quiet">
            {t('toRequest')}
          </ButtonLink>
        </div>
        <div className="mt-10 rounded-card border border-stone-200 bg-white p-6">
          <p className="font-semibold">{clinic?.phoneInvitation ?? t('phoneTitle')}</p>
          <a
            href={telHref(phone)}
            className="mt-1 inline-flex min-h-11 items-center gap-2 text-lg text-brand-500 underline underline-offset-4"
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

/** In Italian the hint is a paragraph of its own. */
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
