import { z } from 'zod';
import { entryShape, slugs } from './entry.ts';
import {
  count,
  day,
  gallery,
  imageField,
  listOf,
  localized,
  optionalDay,
  optionalText,
  price,
  requiredIn,
  textList,
  wireModel,
} from './model.ts';

export const roomModel = wireModel({
  _id: z.string(),
  title: requiredIn(localized(z.string())),
  slug: requiredIn(slugs),
  excerpt: localized(z.string()),
  content: localized(z.string()),
  images: gallery,
  amenities: localized(textList),
  /** In square metres. */
  size: count,
  guests: count,
  /** Per night. */
  price,
  order: z.number().nullish(),
});

export const teamMemberModel = wireModel({
  _id: z.string(),
  name: z.string(),
  role: localized(z.string()),
  bio: localized(z.string()),
  /** One sentence in the person's own words. */
  statement: localized(z.string()),
  specialty: localized(z.string()),
  training: localized(textList),
  practising_since: count,
  joined: count,
  image: imageField,
  group: z.enum(['clinic', 'advisory']).catch('clinic'),
  /** Flags of the languages spoken; a Cockpit host may name some that the site does not have. */
  languages: listOf(z.string()).catch([]),
  order: z.number().nullish(),
});

export const testimonialModel = wireModel({
  _id: z.string(),
  name: z.string(),
  location: optionalText,
  /** Two-letter code, such as CH; a Cockpit host gives a name. */
  country: optionalText,
  text: z.string(),
  rating: z.number().min(0).max(5).nullish().catch(undefined),
  date: optionalDay,
  /** Possibly a language that the site does not have: patients write in their own. */
  lang: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .nullish()
    .catch(undefined),
  image: imageField,
  video: optionalText,
  /** Cockpit hosts also list unmoderated testimonials, with `false`. */
  approved: z
    .boolean()
    .nullish()
    .transform((value) => value !== false),
});

export const vacancyModel = wireModel({
  ...entryShape,
  date: day,
  workload: optionalText,
  /** A schema.org value, such as FULL_TIME. */
  employment_type: optionalText,
  valid_through: optionalDay,
});
