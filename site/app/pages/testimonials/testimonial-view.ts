import type { Locale } from '@clinic/cms/clinic-config/locales';
import { youtubeIdOf } from '@clinic/cms/values/youtube-address';
import { formatDate, formatRating } from '#app/ui/formats.ts';
import { toPictureView } from '#app/ui/picture.tsx';
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

/** CH is Switzerland; what is no code is a name already. */
export function countryName(country: string | null | undefined, locale: Locale) {
  if (!country || !/^[A-Z]{2}$/i.test(country)) return country ?? undefined;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country.toUpperCase());
}
