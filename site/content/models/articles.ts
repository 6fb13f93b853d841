import { z } from 'zod';
import { entryShape, slugs } from './entry.ts';
import {
  count,
  day,
  flag,
  link,
  links,
  localized,
  optionalText,
  textList,
  wireModel,
} from './model.ts';

export const healthConcernModel = wireModel({
  ...entryShape,
  related_therapies: links,
  related_diagnose: links,
  related_programs: links,
});

export const diagnosisModel = wireModel({
  ...entryShape,
  related: links,
  featured: z.boolean().nullish(),
});

export const therapyModel = wireModel({
  ...entryShape,
  related: links,
  related_concerns: links,
});

export const treatmentModel = wireModel(entryShape);

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

export const newsItemModel = wireModel({ ...entryShape, date: day });

/** A page with a key is shown at an address of the route table; one without, at its slug. */
export const pageModel = wireModel({ ...entryShape, key: optionalText });

/** Cockpit hosts also use categories only to group entries, without a title or slug. */
export const categoryModel = wireModel({
  ...entryShape,
  title: localized(z.string()),
  slug: slugs,
});

export const categoryItemModel = wireModel({ ...entryShape, category: link });
