import { LOCALES } from '@alpsera/cms/locales';
import { z } from 'zod';
import { imageField, optionalDay, optionalText, wireModel } from './model.ts';

export const testimonialModel = wireModel({
  _id: z.string(),
  name: z.string(),
  location: optionalText,
  /** Two letters, as in CH; other hosts give a name. */
  country: optionalText,
  text: z.string(),
  rating: z.number().min(0).max(5).nullish().catch(undefined),
  date: optionalDay,
  lang: z.enum(LOCALES).nullish().catch(undefined),
  image: imageField,
  video: optionalText,
  /** Other hosts keep what nobody has read yet among the published ones. */
  approved: z
    .boolean()
    .nullish()
    .transform((value) => value !== false),
});
