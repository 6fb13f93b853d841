import type { Locale } from '@alpsera/cms/locales';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { RATING_MAX } from '../constants.ts';
import { NewsletterSignup } from '../forms/newsletter-signup.tsx';
import { href } from '../routing/href.ts';
import { telHref } from '../ui/phone.ts';
import { CLINIC_PAGES, LEGAL_PAGES, MAIN_PAGES } from './navigation.ts';
import { PageLinks } from './page-links.tsx';
import type { ClinicView, ShellData } from './shell-data.ts';
import { Stars } from './stars.tsx';

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

export function Footer({ shell }: { shell: ShellData }) {
  const { clinic, locale, year } = shell;
  const t = useTranslations('shell');
  return (
    <footer className="later on-dark mt-24 bg-ink text-white">
      <div className="page-width grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.6fr_1fr]">
        {clinic && <ContactDetails clinic={clinic} />}
        {clinic && clinic.openingTimes.length > 0 && (
          <div>
            <h2 className="mb-3 text-lg">{t('openingTimes')}</h2>
            <dl className="space-y-2 text-sm">
              {clinic.openingTimes.map(({ days, hours }) => (
                <div key={days}>
                  <dt className="font-semibold">{days}</dt>
                  <dd className="text-glacier-300">{hours}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages" className="mb-3 text-lg">
            {t('pages')}
          </h2>
          <ul className="columns-2 gap-6 text-sm">
            <PageLinks pages={[...MAIN_PAGES, ...CLINIC_PAGES]} className={LINK} />
          </ul>
        </nav>
        {clinic?.rating ? <Rating rating={clinic.rating} locale={locale} /> : null}
      </div>
      <div className="border-t border-white/15">
        <div className="page-width py-10">
          <NewsletterSignup />
        </div>
      </div>
      <div className="border-t border-white/15">
        <div className="page-width flex flex-wrap items-center gap-x-6 py-3 text-sm text-glacier-300">
          <p>{t('copyright', { year: String(year), name: clinic?.name ?? '' })}</p>
          <p>{t('fictional')}</p>
          <ul className="flex flex-wrap gap-x-6 lg:ml-auto">
            <PageLinks pages={LEGAL_PAGES} className={LINK} />
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** What all guests say in one number; it leads to their own words. */
function Rating({ rating, locale }: { rating: number; locale: Locale }) {
  const t = useTranslations('shell');
  const text = t('rating', { rating, max: RATING_MAX });
  return (
    <p className="text-sm">
      <Link
        to={href('testimonials', {}, locale)}
        className="inline-block min-h-11 underline-offset-4 hover:underline"
      >
        <span className="mb-2 block text-[#e2b06c]" aria-hidden="true">
          <Stars rating={rating} label={text} />
        </span>
        {text}
      </Link>
    </p>
  );
}

function ContactDetails({ clinic }: { clinic: ClinicView }) {
  const t = useTranslations('shell');
  return (
    <div className="text-sm">
      <h2 className="mb-3 text-lg">{clinic.name}</h2>
      <address className="not-italic">
        {clinic.street}
        <br />
        {clinic.zip} {clinic.city}
        <br />
        {clinic.country}
      </address>
      <ul className="mt-3">
        <li>
          <a
            href={telHref(clinic.phone)}
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {t('phone')} {clinic.phone}
          </a>
        </li>
        {clinic.fax && (
          <li className="flex min-h-11 items-center">{`${t('fax')} ${clinic.fax}`}</li>
        )}
        <li>
          <a
            href={`mailto:${clinic.email}`}
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {clinic.email}
          </a>
        </li>
        {clinic.mapsUrl && (
          <li>
            <a
              href={clinic.mapsUrl}
              rel="noopener"
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {t('map')}
            </a>
          </li>
        )}
        {clinic.social.map(({ name, url }) => (
          <li key={url}>
            <a
              href={url}
              rel="noopener"
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
