import { z } from 'zod';
import { entryShape, slugs } from './entry.ts';
import { localized, wireModel } from './model.ts';

/** Other hosts use categories to sort entries, without a title or an address of their own. */
export const categoryModel = wireModel({
  ...entryShape,
  title: localized(z.string()),
  slug: slugs,
});
