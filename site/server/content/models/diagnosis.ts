import { z } from 'zod';
import { imageField, links, localized, requiredIn, wireModel } from './model.ts';

const fact = z.object({ label: z.string(), value: z.string() });
const question = z.object({ question: z.string(), answer: z.string() });

export const diagnosisModel = wireModel({
  _id: z.string(),
  _modified: z.number().optional(),
  title: requiredIn(localized(z.string())),
  slug: requiredIn(localized(z.string().regex(/^[^/\s]+$/))),
  excerpt: localized(z.string()),
  content: localized(z.string()),
  image: imageField,
  facts: localized(z.array(fact)),
  faq: localized(z.array(question)),
  related: links,
  featured: z.boolean().nullish(),
  order: z.number().nullish(),
  seo_title: localized(z.string()),
  seo_description: localized(z.string()),
  seo_image: imageField,
});
export type Diagnosis = z.output<typeof diagnosisModel>;
