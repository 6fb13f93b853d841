import type { Locale } from '@clinic/cms/clinic-config/locales';
import { useTranslations } from 'use-intl';
import type { ReactNode } from 'react';
import { RATING_MAX } from '#app/constants.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import type { ClinicView } from '#app/shell/shell-data/shell-data.ts';
import { Stars } from '#app/shell/stars.tsx';
import { DisclosureIcon } from '#app/shell/menu/menu-icon.tsx';
import { ExternalIcon } from '#app/ui/icons.tsx';

type Props = { clinic: ClinicView; locale: Locale; hasOpeningTimes: boolean };

export function FooterVisit({ clinic, locale, hasOpeningTimes }: Props) {
  const t = useTranslations('shell');
  return (
    <div className="text-sm sm:space-y-8">
      {hasOpeningTimes && clinic.openingTimes.length > 0 && (
        <div>
          <FooterDisclosure title={t('openingTimes')}>
            <dl className="space-y-2">
              {clinic.openingTimes.map(({ days, hours }) => (
                <div key={days}>
                  <dt className="font-semibold">{days}</dt>
                  <dd className="text-tint-300">{hours}</dd>
                </div>
              ))}
            </dl>
          </FooterDisclosure>
        </div>
      )}
      {clinic.rating && <Rating rating={clinic.rating} locale={locale} />}
      {clinic.social.length > 0 && (
        <div>
          <h2 className="sr-only mb-1 text-lg sm:not-sr-only">{t('social')}</h2>
          <ul className="flex flex-wrap gap-x-6">
            {clinic.social.map(({ name, url }) => (
              <ExternalLink key={url} to={url}>
                {name}
              </ExternalLink>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type RatingProps = { rating: NonNullable<ClinicView['rating']>; locale: Locale };

function Rating({ rating, locale }: RatingProps) {
  const t = useTranslations('shell');
  const text = t('rating', { rating: rating.text, max: RATING_MAX });
  return (
    <p className="mt-3 sm:mt-0">
      <a
        href={hrefOfAny('testimonials', {}, locale)}
        className="inline-flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 underline-offset-4 hover:underline sm:inline-block"
      >
        <span className="block text-accent-300 sm:mb-2" aria-hidden="true">
          <Stars rating={rating.value} label={text} />
        </span>
        {text}
      </a>
    </p>
  );
}

type FooterDisclosureProps = {
  title: string;
  /** Whether large screens show the title; they always show the content. */
  hasHeading?: boolean;
  children: ReactNode;
};

/** Folded on phones; footer.css opens it on larger screens, in browsers that support this. */
export function FooterDisclosure({ title, hasHeading = true, children }: FooterDisclosureProps) {
  return (
    <>
      {hasHeading && <h2 className="footer-heading mb-3 text-lg">{title}</h2>}
      <details className="footer-details">
        <summary>
          <h2 className="text-lg">{title}</h2>
          <DisclosureIcon />
        </summary>
        {children}
      </details>
    </>
  );
}

/** Also used for buttons that look like links. */
export const FOOTER_LINK =
  'inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline';

export function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  const rel = to.startsWith('/') ? undefined : 'noopener';
  return (
    <li>
      <a href={to} rel={rel} className={FOOTER_LINK}>
        {children}
      </a>
    </li>
  );
}

export function ExternalLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <FooterLink to={to}>
      {children}
      <span className="scale-75 text-tint-300">
        <ExternalIcon />
      </span>
    </FooterLink>
  );
}
