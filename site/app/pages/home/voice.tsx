import { useTranslations } from 'use-intl';
import { RATING_MAX } from '#app/constants.ts';
import type { TestimonialView } from '#app/pages/testimonials/testimonial-view.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { useShell } from '#app/shell/page-context.ts';
import { Stars } from '#app/shell/stars.tsx';
import { useLocale } from '#app/shell/use-locale.ts';

type Props = Pick<TestimonialView, 'name' | 'rating'> & {
  /** What a phone shows of the words, in whole sentences, and what follows on wider screens. */
  beginning: string;
  rest: string;
  location?: string | null;
};

/** One guest's words and stars, large on white; then what all of them say in one number. */
export function Voice({ beginning, rest, name, location, rating }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const all = useShell().clinic?.rating;
  return (
    <div className="bg-white py-20 lg:py-28">
      <div className="page-width">
        <figure>
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
            <a
              href={hrefOfAny('testimonials', {}, locale)}
              className="inline-flex min-h-11 items-center text-brand-500 underline underline-offset-4"
            >
              {t('shell.rating', { rating: all.text, max: RATING_MAX })}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
