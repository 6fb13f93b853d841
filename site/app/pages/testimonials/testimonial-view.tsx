import type { Locale } from '@clinic/cms/clinic-config/locales';
import { youtubeIdOf } from '@clinic/cms/values/youtube-address';
import { useTranslations } from 'use-intl';
import { RATING_MAX } from '#app/constants.ts';
import { formatDate, formatRating } from '#app/ui/formats.ts';
import { Stars } from '#app/shell/stars.tsx';
import { Picture, toPictureView, type PictureView } from '#app/ui/picture.tsx';
import type { Items } from '#content/models/registry.ts';

type Testimonial = Items['testimonials'][number];

export function toTestimonialView(testimonial: Testimonial, locale: Locale) {
  const { rating, date } = testimonial;
  return {
    id: testimonial._id,
    name: testimonial.name,
    place: [testimonial.location, countryName(testimonial.country, locale)]
      .filter(Boolean)
      .join(', '),
    text: testimonial.text,
    rating: rating ? { value: rating, text: formatRating(rating, locale) } : undefined,
    date: date ? { day: date, text: formatDate(date, locale) } : undefined,
    picture: toPictureView(testimonial.image, locale),
    videoId: youtubeIdOf(testimonial.video),
  };
}
export type TestimonialView = ReturnType<typeof toTestimonialView>;

/** CH is Switzerland; anything other than a code is a name already. */
export function countryName(country: string | null | undefined, locale: Locale) {
  if (!country || !/^[A-Z]{2}$/i.test(country)) return country ?? undefined;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country.toUpperCase());
}

/** The picture that a guest has chosen; the words flow around it. */
export function TestimonialPicture({ picture }: { picture: PictureView | undefined }) {
  if (!picture) return null;
  return (
    <div
      data-testimonial-picture=""
      className="float-right mb-3 ml-5 size-24 overflow-hidden rounded-card bg-tint-100 sm:size-36"
    >
      <Picture
        picture={picture}
        ratio="1/1"
        sizes="(min-width: 640px) 144px, 96px"
        phoneWidth={25}
        decorative
        className="size-full object-cover"
      />
    </div>
  );
}

export function TestimonialStars({ rating }: Pick<TestimonialView, 'rating'>) {
  const t = useTranslations('testimonials');
  if (!rating) return null;
  return (
    <p className="mb-3 text-accent-500">
      <Stars rating={rating.value} label={t('rating', { rating: rating.text, max: RATING_MAX })} />
    </p>
  );
}
