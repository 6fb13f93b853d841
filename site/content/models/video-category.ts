import { z } from 'zod';
import { seoShape, slugs } from './entry.ts';
import { localized, requiredIn, wireModel } from './model.ts';

const COLORS = ['teal', 'green', 'blue', 'red', 'purple', 'yellow'] as const;

export const videoCategoryModel = wireModel({
  _id: z.string(),
  _modified: z.number().optional(),
  key: z.string(),
  /** The category's name. */
  value: requiredIn(localized(z.string())),
  slug: requiredIn(slugs),
  description: localized(z.string()),
  color: z.enum(COLORS).catch('teal'),
  order: z.number().nullish(),
  ...seoShape,
});
