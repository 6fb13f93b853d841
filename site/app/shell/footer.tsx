import type { Locale } from '@alpsera/cms/locales';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { RATING_MAX } from '../constants.ts';
import { href } from '../routing/href.ts';
import { telHref } from '../ui/phone.ts';
import type { ClinicView, ShellData } from './shell-data.ts';
import { Stars } from './stars.tsx';

export function Footer({ shell }: { shell: ShellData }) {
  const { clinic, locale, year } = shell;
  const t = useTranslations('shell');
  return (
    <footer className="on-dark mt-24 bg-ink text-white">
      <div className="page-width grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-4">
        {clinic && <ContactDetails clinic={clinic} />}
        {clinic && clinic.openingTimes.length > 0 && (
          <section aria-labelledby="footer-times">
            <h2 id="footer-times" className="mb-3 text-lg">
              {t('openingTimes')}
            </h2>
            <dl className="space-y-2 text-sm">
              {clinic.openingTimes.map(({ days, hours }) => (
                <div key={days}>
                  <dt className="font-semibold">{days}</dt>
                  <dd className="text-glacier-300">{hours}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages" className="mb-3 text-lg">
            {t('pages')}
          </h2>
          <FooterPages locale={locale} />
        </nav>
        {clinic && clinic.rating ? (
          <p className="text-sm">
            <span className="mb-2 block text-[#e2b06c]">
              <Stars
                rating={clinic.rating}
                label={t('rating', { rating: clinic.rating, max: RATING_MAX })}
              />
            </span>
            <span aria-hidden="true">
              {t('rating', { rating: clinic.rating, max: RATING_MAX })}
            </span>
          </p>
        ) : null}
      </div>
      <div className="border-t border-white/15">
        <p className="page-width flex flex-wrap gap-x-6 gap-y-1 py-5 text-sm text-glacier-300">
          <span>{t('copyright', { year: String(year), name: clinic?.name ?? '' })}</span>
          <span>{t('fictional')}</span>
        </p>
      </div>
    </footer>
  );
}

function FooterPages({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const pages = [
    { to: href('home', {}, locale), name: t('shell.home') },
    { to: href('diagnosis', {}, locale), name: t('pages.diagnosis.title') },
  ];
  return (
    <ul className="text-sm">
      {pages.map(({ to, name }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ContactDetails({ clinic }: { clinic: ClinicView }) {
  const t = useTranslations('shell');
  return (
    <section aria-labelledby="footer-contact" className="text-sm">
      <h2 id="footer-contact" className="mb-3 text-lg">
        {clinic.name}
      </h2>
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
    </section>
  );
}
