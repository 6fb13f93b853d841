import type { Locale } from '@clinic/cms/clinic-config/locales';
import { useTranslations } from 'use-intl';
import { RATING_MAX } from '#app/constants.ts';
import { VideoPlayer } from '#app/rich/video-player.tsx';
import { Stars } from '#app/shell/stars.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { TestimonialView } from './testimonial-view.ts';

type Props = { testimonial: TestimonialView; language: Locale; isLarge?: boolean };

export function TestimonialQuote({ testimonial, language, isLarge }: Props) {
  const t = useTranslations('testimonials');
  const { name, place, text, rating, date, picture, videoId } = testimonial;
  return (
    <figure
      className={
        isLarge
          ? 'rounded-card bg-white p-6 shadow-soft sm:p-10 lg:p-14'
          : 'h-full border-t border-stone-200 pt-6'
      }
    >
      {rating && (
        <p className="mb-3 text-accent-500">
          <Stars
            rating={rating.value}
            label={t('rating', { rating: rating.text, max: RATING_MAX })}
          />
        </p>
      )}
      <blockquote lang={language} className={isLarge ? LARGE_TEXT : SMALL_TEXT}>
        <p className="whitespace-pre-line">{text}</p>
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-4">
        {picture && !videoId && (
          <div className="size-16 shrink-0 overflow-hidden rounded-card bg-tint-100">
            <Picture
              picture={picture}
              ratio="1/1"
              sizes="64px"
              phoneWidth={20}
              decorative
              className="size-full object-cover"
            />
          </div>
        )}
        <div>
          <span className="font-semibold">{name}</span>
          {place && <span>, {place}</span>}
          {date && (
            <time dateTime={date.day} className="block text-sm text-stone-600">
              {date.text}
            </time>
          )}
        </div>
      </figcaption>
      {videoId && (
        <div className="mt-5 max-w-xl">
          <VideoPlayer id={videoId} title={t('video', { name })} poster={picture} sizes="576px" />
        </div>
      )}
    </figure>
  );
}

const LARGE_TEXT = 'max-w-4xl font-serif text-xl leading-snug hyphens-auto';
const SMALL_TEXT = 'max-w-text hyphens-auto';
