import { z } from 'zod';
import { seoShape, slugs } from './entry.ts';
import {
  count,
  fileField,
  imageField,
  link,
  listOf,
  localized,
  modifiedAt,
  optionalDay,
  requiredIn,
  wireModel,
  youtubeId,
} from './model.ts';

const picture = wireModel({ image: imageField, caption: localized(z.string()) });

export const albumModel = wireModel({
  _id: z.string(),
  title: requiredIn(localized(z.string())),
  slug: requiredIn(slugs),
  description: localized(z.string()),
  image: imageField,
  pictures: listOf(picture).transform((rows) =>
    rows.flatMap(({ image, caption }) => (image ? [{ image, caption }] : [])),
  ),
  order: z.number().nullish(),
});

/** The slug is optional: a Cockpit host has videos without one, and those have no page. */
export const videoModel = wireModel({
  _id: z.string(),
  _modified: modifiedAt,
  title: requiredIn(localized(z.string())),
  slug: slugs,
  description: localized(z.string()),
  image: imageField,
  youtube_id: youtubeId,
  category: link,
  date: optionalDay,
  /** In seconds. */
  duration: count,
  order: z.number().nullish(),
  ...seoShape,
});

const COLORS = ['teal', 'green', 'blue', 'red', 'purple', 'yellow'] as const;

export const videoCategoryModel = wireModel({
  _id: z.string(),
  _modified: modifiedAt,
  key: z.string(),
  value: requiredIn(localized(z.string())),
  slug: requiredIn(slugs),
  description: localized(z.string()),
  color: z.enum(COLORS).catch('teal'),
  order: z.number().nullish(),
  ...seoShape,
});

export const downloadModel = wireModel({
  _id: z.string(),
  title: requiredIn(localized(z.string())),
  description: localized(z.string()),
  file: localized(fileField),
  order: z.number().nullish(),
});
