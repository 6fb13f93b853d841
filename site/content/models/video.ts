import { z } from 'zod';
import { seoShape, slugs } from './entry.ts';
import {
  count,
  imageField,
  link,
  localized,
  optionalDay,
  optionalText,
  requiredIn,
  wireModel,
} from './model.ts';

/** The slug is optional: a Cockpit host has videos without one, and those have no page. */
export const videoModel = wireModel({
  _id: z.string(),
  _modified: z.number().optional(),
  title: requiredIn(localized(z.string())),
  slug: slugs,
  description: localized(z.string()),
  image: imageField,
  youtube_id: optionalText,
  category: link,
  date: optionalDay,
  /** In seconds. */
  duration: count,
  order: z.number().nullish(),
  ...seoShape,
});
