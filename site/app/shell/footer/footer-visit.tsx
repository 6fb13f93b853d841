import type { Locale } from '@alpsera/cms/locales';
import { useTranslations } from 'use-intl';
import { RATING_MAX } from '#app/constants.ts';
import { href } from '#app/routing/href.ts';
import type { ClinicView } from '#app/shell/shell-data.ts';
import { Stars } from '#app/shell/stars.tsx';
import { ExternalLink } from './footer-link.tsx';

/** Opening hours, the overall rating and links to social media. */
export function FooterVisit({ clinic, locale }: { clinic: ClinicView; locale: Locale }) {
  const t = useTranslations('shell');
  return (
    <div className="space-y-8 text-sm">
      {clinic.openingTimes.length > 0 && (
        <div>
          <h2 className="mb-3 text-lg">{t('openingTimes')}</h2>
          <dl className="space-y-2">
            {clinic.openingTimes.map(({ days, hours }) => (
              <div key={days}>
                <dt className="font-semibold">{days}</dt>
                <dd className="text-glacier-300">{hours}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {clinic.rating && <Rating rating={clinic.rating} locale={locale} />}
      {clinic.social.length > 0 && (
        <div>
          <h2 className="mb-1 text-lg">{t('social')}</h2>
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

/** The overall rating, with a link to the testimonials. */
function Rating({ rating, locale }: RatingProps) {
  const t = useTranslations('shell');
  const text = t('rating', { rating: rating.text, max: RATING_MAX });
  return (
    <p>
      <a
        href={href('testimonials', {}, locale)}
        className="inline-block min-h-11 underline-offset-4 hover:underline"
      >
        <span className="mb-2 block text-[#e2b06c]" aria-hidden="true">
          <Stars rating={rating.value} label={text} />
        </span>
        {text}
      </a>
    </p>
  );
}
