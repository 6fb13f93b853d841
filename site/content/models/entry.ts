import { EVIDENCE_LEVELS } from '@clinic/cms/fields/evidence';
import { z } from 'zod';
import {
  imageField,
  link,
  localized,
  modifiedAt,
  optionalDay,
  requiredIn,
  wireModel,
} from './model.ts';

const fact = z.object({ label: z.string(), value: z.string() });
const question = z.object({ question: z.string(), answer: z.string() });

/** For the site's own search, search engines and previews of shared links. */
export const seoShape = {
  search_words: localized(z.string()),
  seo_title: localized(z.string()),
  seo_description: localized(z.string()),
  seo_image: imageField,
};

/** A slug is one segment of a path. */
export const slugs = localized(z.string().regex(/^[^/\s]+$/, 'is not a slug'));

/** Fields of every entry with a page of its own. */
export const entryShape = {
  _id: z.string(),
  _modified: modifiedAt,
  title: requiredIn(localized(z.string())),
  slug: requiredIn(slugs),
  excerpt: localized(z.string()),
  content: localized(z.string()),
  image: imageField,
  facts: localized(z.array(fact)),
  faq: localized(z.array(question)),
  /** The member of the team who wrote a medical text. */
  author: link,
  /** What a medical text rests on, cited in the language of the source. */
  sources: z
    .array(z.object({ title: z.string(), lang: z.string().nullish() }))
    .nullish()
    .catch(undefined),
  /** The member of the team who last reviewed the text, and when. */
  reviewed_by: link,
  reviewed_on: optionalDay,
  /** How well a method is proven. */
  evidence: z.enum(EVIDENCE_LEVELS).nullish().catch(undefined),
  order: z.number().nullish(),
  ...seoShape,
};

export const entryModel = wireModel(entryShape);
export type Entry = z.output<typeof entryModel>;
