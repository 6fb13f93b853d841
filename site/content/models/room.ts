import { z } from 'zod';
import { slugs } from './entry.ts';
import { count, gallery, localized, requiredIn, textList, wireModel } from './model.ts';

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
  /** In cents of CHF, per night. */
  price: count,
  order: z.number().nullish(),
});
