import { useTranslations } from 'use-intl';
import { RATING_MAX } from '#app/constants.ts';
import {
  TestimonialPicture,
  type TestimonialView,
} from '#app/pages/testimonials/testimonial-view.tsx';
import { hrefOfAny } from '#app/routing/href.ts';
import { useShell, useLocale } from '#app/shell/page-context.ts';
import { Stars } from '#app/shell/stars.tsx';
import { TextLink } from '#app/ui/button-link.tsx';

type Props = Pick<TestimonialView, 'name' | 'rating' | 'picture'> & {
  /** The sentences that phones show; wider screens show `rest` too. */
  beginning: string;
  rest: string;
  location?: string | null;
};

/** The words and stars of one guest, followed by the average rating of all. */
export function Voice({ beginning, rest, name, location, rating, picture }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const all = useShell().clinic?.rating;
  return (
    <div className="bg-white py-12 sm:py-20 lg:py-28">
      <div className="page-width">
        <figure className="flow-root">
          <TestimonialPicture picture={picture} />
          {rating ? (
            <div className="mb-6 text-accent-500">
              <Stars
                rating={rating.value}
                label={t('testimonials.rating', { rating: rating.text, max: RATING_MAX })}
              />
            </div>
          ) : null}
          <blockquote className="max-w-4xl font-serif text-2xl leading-snug tracking-tight text-pretty">
            {beginning}
            {rest && <span className="max-sm:hidden">{rest}</span>}
          </blockquote>
          <figcaption className="mt-6 text-stone-600">
            {[name, location].filter(Boolean).join(', ')}
          </figcaption>
        </figure>
        {all && (
          <p className="mt-6">
            <TextLink to={hrefOfAny('testimonials', {}, locale)}>
              {t('shell.rating', { rating: all.text, max: RATING_MAX })}
            </TextLink>
          </p>
        )}
      </div>
    </div>
  );
}
