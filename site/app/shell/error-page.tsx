import type { Locale } from '@clinic/cms/clinic-config/locales';
import { useTranslations } from 'use-intl';
import { DEFAULT_PHONE } from '#app/constants.ts';
import { toRefusal } from '#app/refusals.ts';
import { href } from '#app/routing/href.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { PhoneLink } from '#app/ui/phone.tsx';

type Props = {
  status: number;
  clinic?: { name?: string; phone: string; phoneInvitation?: string };
  locale: Locale;
};

/** While offline, islands/behaviours/connection-notice.ts shows the `data-offline` texts instead. */
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
          <PhoneLink
            phone={phone}
            className="mt-1 inline-flex min-h-11 items-center gap-2 text-lg text-brand-500 underline underline-offset-4"
            label={t('call')}
          />
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

/** A signpost above the fog. The Italian one is beside a chapel and points the other way. */
function Signpost({ locale }: { locale: Locale }) {
  return (
    <svg viewBox="0 0 480 320" aria-hidden="true" className="w-full max-w-lg rounded-card">
      <defs>
        <linearGradient id="sky" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--color-tint-100)" />
          <stop offset="1" stopColor="var(--color-paper)" />
        </linearGradient>
      </defs>
      <rect width="480" height="320" rx="12" fill="url(#sky)" />
      <circle cx={locale === 'it' ? 120 : 372} cy="84" r="30" fill="#f0d9b5" />
      <path d="M0 214 92 112l46 50 62-92 78 106 52-58 150 108v94H0z" fill="var(--color-tint-300)" />
      <path d="M200 70l-24 36 16 8 14-10 12 14 16-6z" fill="#fff" opacity=".85" />
      <path
        d="M0 250 110 170l70 44 96-66 90 62 114-46v156H0z"
        fill="var(--color-tint-500)"
        opacity=".7"
      />
      {locale === 'it' ? <Chapel /> : null}
      <g
        strokeLinecap="round"
        strokeLinejoin="round"
        transform={locale === 'it' ? 'matrix(-1 0 0 1 480 0)' : undefined}
      >
        <path d="M240 120v150" stroke="#6b4a21" strokeWidth="9" />
        <path
          d="M244 134h84l18 16-18 16h-84z"
          fill="var(--color-paper)"
          stroke="#6b4a21"
          strokeWidth="3"
        />
        <path
          d="M236 184h-74l-18 15 18 15h74z"
          fill="var(--color-paper)"
          stroke="#6b4a21"
          strokeWidth="3"
        />
        <path d="M262 150h46M174 199h38" stroke="var(--color-accent-500)" strokeWidth="4" />
      </g>
      <g fill="#fff">
        <path d="M0 262c48-22 84 8 130-4s70-24 120-8 88 4 122-8 74-4 108 12v66H0z" opacity=".78" />
        <path d="M0 284c60-16 110 10 176 0s96-18 150-4 104 6 154-6v46H0z" />
      </g>
    </svg>
  );
}

function Chapel() {
  return (
    <g stroke="#6b4a21" strokeWidth="3" strokeLinejoin="round">
      <path d="M352 236v-46l32-22 32 22v46z" fill="var(--color-paper)" />
      <path d="M374 176v-40l10-18 10 18v40" fill="var(--color-paper)" />
      <path d="M384 118v-14M378 109h12" strokeLinecap="round" />
      <path d="M376 236v-18a8 8 0 0 1 16 0v18" fill="var(--color-accent-500)" />
    </g>
  );
}
