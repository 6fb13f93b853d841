import { z } from 'zod';
import { imageField, localized, requiredIn, wireModel } from './model.ts';

const fact = z.object({ label: z.string(), value: z.string() });
const question = z.object({ question: z.string(), answer: z.string() });

/** What every entry with a page of its own has; a model adds what is particular to it. */
export const entryShape = {
  _id: z.string(),
  _modified: z.number().optional(),
  title: requiredIn(localized(z.string())),
  slug: requiredIn(localized(z.string().regex(/^[^/\s]+$/, 'is not a slug'))),
  excerpt: localized(z.string()),
  content: localized(z.string()),
  image: imageField,
  facts: localized(z.array(fact)),
  faq: localized(z.array(question)),
  order: z.number().nullish(),
  seo_title: localized(z.string()),
  seo_description: localized(z.string()),
  seo_image: imageField,
};

const entryModel = wireModel(entryShape);
export type Entry = z.output<typeof entryModel>;
