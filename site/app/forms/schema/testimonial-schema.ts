import { z } from 'zod/mini';
import { RATING_MAX, TESTIMONIAL_MIN_CHARACTERS } from '#app/constants.ts';
import { youtubeIdOf } from '#app/ui/youtube.ts';
import { agreement, country, email, line, nameLine, optionalLine } from './field-checks.ts';
import type { ErrorKey, FormSchema } from './form-schema.ts';

const TESTIMONIAL_MAX_CHARACTERS = 5_000;

const isRating = (text: string) => /^\d$/.test(text) && +text >= 1 && +text <= RATING_MAX;

/** `image` is a predefined picture's path. An upload takes precedence; see picture-choice.ts. */
export const testimonialSchema: FormSchema = {
  kind: 'testimonial',
  fields: z.object({
    rating: z.pipe(
      z.string().check(z.refine(isRating, 'rating' satisfies ErrorKey)),
      z.transform(Number),
    ),
    testimonial: line('testimonial', {
      min: TESTIMONIAL_MIN_CHARACTERS,
      max: TESTIMONIAL_MAX_CHARACTERS,
    }),
    name: nameLine('name'),
    location: line('location', { max: 80 }),
    country: country(),
    email: email(),
    image: optionalLine(200, 'image'),
    video: z.pipe(
      z.string().check(
        z.refine((text) => text === '' || youtubeIdOf(text), 'video' satisfies ErrorKey),
        z.maxLength(200, 'video'),
      ),
      z.transform((text) => text || null),
    ),
    privacy: agreement(),
  }),
  multiline: ['testimonial'],
};
