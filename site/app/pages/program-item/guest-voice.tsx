import { useTranslations } from 'use-intl';
import { RATING_MAX } from '#app/constants.ts';
import type { TestimonialView } from '#app/pages/testimonials/testimonial-view.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { Stars } from '#app/shell/stars.tsx';
import { useLocale } from '#app/shell/use-locale.ts';

/** One guest's words about a stay, and the way to all others. */
export function GuestVoice({ voice }: { voice: TestimonialView | undefined }) {
  const t = useTranslations();
  const locale = useLocale();
  if (!voice) return null;
  const { name, place, text, rating } = voice;
  return (
    <section
      aria-labelledby="voice"
      className="mt-14 rounded-card bg-white p-6 shadow-soft sm:p-10"
    >
      <h2 id="voice" className="eyebrow font-sans tracking-normal">
        {t('programs.voice')}
      </h2>
      <figure className="mt-4">
        {rating && (
          <p className="mb-3 text-accent-500">
            <Stars
              rating={rating.value}
              label={t('testimonials.rating', { rating: rating.text, max: RATING_MAX })}
            />
          </p>
        )}
        <blockquote className="font-serif text-lg leading-snug text-pretty hyphens-auto">
          <p className="whitespace-pre-line">{text}</p>
        </blockquote>
        <figcaption className="mt-4 text-stone-600">
          {[name, place].filter(Boolean).join(', ')}
        </figcaption>
      </figure>
      <p className="no-print mt-2">
        <a
          href={hrefOfAny('testimonials', {}, locale)}
          className="inline-flex min-h-11 items-center text-brand-500 underline underline-offset-4"
        >
          {t('programs.allVoices')}
        </a>
      </p>
    </section>
  );
}
