import type { Locale } from '@alpsera/cms/locales';
import { useTranslations } from 'use-intl';
import { DEFAULT_PHONE } from '../constants.ts';
import { href } from '../routing/href.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { PhoneIcon } from '../ui/icons.tsx';
import { telHref } from '../ui/phone.ts';
import { Signpost } from './signpost.tsx';

type Props = { status: number; phone?: string; locale: Locale };

/** Not found or broken: what happened, two ways on, and a number to call. */
export function ErrorPage({ status, phone = DEFAULT_PHONE, locale }: Props) {
  const t = useTranslations('errors');
  const isMissing = status === 404;
  const title = isMissing ? t('notFoundTitle') : t('errorTitle');
  return (
    <div className="page-width grid items-center gap-10 py-16 lg:grid-cols-2 lg:py-24">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Signpost locale={locale} />
      <div>
        <p className="eyebrow mb-3">{status}</p>
        <h1 className="mb-5 text-3xl">{title}</h1>
        <ErrorText isMissing={isMissing} locale={locale} />
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={href('home', {}, locale)}>{t('toHome')}</ButtonLink>
          <ButtonLink to={href('diagnosis', {}, locale)} look="quiet">
            {t('toDiagnostics')}
          </ButtonLink>
        </div>
        <div className="mt-10 rounded-card border border-stone-200 bg-white p-6">
          <p className="font-semibold">{t('phoneTitle')}</p>
          <a
            href={telHref(phone)}
            className="mt-1 inline-flex min-h-11 items-center gap-2 text-lg text-pine-500 underline underline-offset-4"
          >
            <PhoneIcon />
            {phone}
          </a>
        </div>
      </div>
    </div>
  );
}

/** Italian readers get the hint as a paragraph of its own. */
function ErrorText({ isMissing, locale }: { isMissing: boolean; locale: Locale }) {
  const t = useTranslations('errors');
  if (!isMissing) return <p className="max-w-text">{t('errorText')}</p>;
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
