import { z } from 'zod';
import { entryShape, slugs } from './entry.ts';
import {
  count,
  day,
  flag,
  imageField,
  link,
  links,
  localized,
  optionalText,
  price,
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
  price,
});

export const therapyModel = wireModel({
  ...entryShape,
  related: links,
  related_concerns: links,
  price,
});

/** One day of a stay; an empty part of it is free time. */
const plannedDay = z.object({
  day: z.string(),
  morning: optionalText,
  midday: optionalText,
  afternoon: optionalText,
  evening: optionalText,
});

export const programModel = wireModel({
  ...entryShape,
  subtitle: localized(z.string()),
  label: localized(z.string()),
  recommended_for: localized(z.string()),
  days: count,
  price,
  recommended: flag,
  featured: flag,
  includes: localized(textList),
  excludes: localized(textList),
  week_plan: localized(z.array(plannedDay)),
  week_plan_note: localized(z.string()),
  /** The physician in charge, a member of the team. */
  physician: link,
  /** Testimonials, each in its own language. */
  voices: links,
  related_therapies: links,
  related_diagnose: links,
});

export const newsItemModel = wireModel({ ...entryShape, date: day });

/** A page with a key is shown at an address of the route table; one without, at its slug. */
export const pageModel = wireModel({
  ...entryShape,
  key: optionalText,
  /** A map of the way to the clinic, labelled in the language. */
  map: localized(imageField),
  map_caption: localized(z.string()),
  /** Prices, in cents, of services that have no entry of their own. */
  prices: localized(z.array(z.object({ service: z.string(), price: count }))),
});

/** Cockpit hosts also use categories only to group entries, without a title or slug. */
export const categoryModel = wireModel({
  ...entryShape,
  title: localized(z.string()),
  slug: slugs,
});

export const categoryItemModel = wireModel({ ...entryShape, category: link });
