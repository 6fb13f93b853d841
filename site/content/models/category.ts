import { z } from 'zod';
import { entryShape, slugs } from './entry.ts';
import { localized, wireModel } from './model.ts';

/** Cockpit hosts also use categories only to group entries, without a title or slug. */
export const categoryModel = wireModel({
  ...entryShape,
  title: localized(z.string()),
  slug: slugs,
});
