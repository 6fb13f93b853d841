import { LOCALES } from '@alpsera/cms/locales';
import { z } from 'zod';
import { imageField, optionalDay, optionalText, wireModel } from './model.ts';

export const testimonialModel = wireModel({
  _id: z.string(),
  name: z.string(),
  location: optionalText,
  /** Two-letter code, such as CH; a Cockpit host gives a name. */
  country: optionalText,
  text: z.string(),
  rating: z.number().min(0).max(5).nullish().catch(undefined),
  date: optionalDay,
  lang: z.enum(LOCALES).nullish().catch(undefined),
  image: imageField,
  video: optionalText,
  /** Cockpit hosts also list unmoderated testimonials, with `false`. */
  approved: z
    .boolean()
    .nullish()
    .transform((value) => value !== false),
});
