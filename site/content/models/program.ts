import { z } from 'zod';
import { entryShape } from './entry.ts';
import { count, flag, links, localized, textList, wireModel } from './model.ts';

export const programModel = wireModel({
  ...entryShape,
  subtitle: localized(z.string()),
  label: localized(z.string()),
  days: count,
  /** In cents of CHF. */
  price: count,
  recommended: flag,
  featured: flag,
  includes: localized(textList),
  related_therapies: links,
  related_diagnose: links,
});
