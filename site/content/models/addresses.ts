import { isSitePath } from '@clinic/cms/fields/site-path';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { z } from 'zod';
import { flag, wireModel } from './model.ts';

const sitePath = z.string().refine(isSitePath, 'is not an address of this site');

export const redirectModel = wireModel({
  _id: z.string(),
  from: sitePath,
  to: sitePath,
  permanent: flag,
});

/** A slug that an entry once had in a language; `entry` is that entry's id. */
export const formerSlugModel = wireModel({
  _id: z.string(),
  collection: z.string(),
  locale: z.enum(LOCALES),
  slug: z.string(),
  entry: z.string(),
});
