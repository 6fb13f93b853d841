import { LOCALES } from '@alpsera/cms/locales';
import { z } from 'zod';
import { wireModel } from './model.ts';

/** A slug that an entry once had in a language; `entry` is that entry's id. */
export const formerSlugModel = wireModel({
  _id: z.string(),
  collection: z.string(),
  locale: z.enum(LOCALES),
  slug: z.string(),
  entry: z.string(),
});
