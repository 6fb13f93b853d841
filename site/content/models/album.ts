import { z } from 'zod';
import { slugs } from './entry.ts';
import { imageField, localized, requiredIn, wireModel } from './model.ts';

const picture = wireModel({ image: imageField, caption: localized(z.string()) });

export const albumModel = wireModel({
  _id: z.string(),
  title: requiredIn(localized(z.string())),
  slug: requiredIn(slugs),
  description: localized(z.string()),
  image: imageField,
  pictures: z
    .array(picture)
    .nullish()
    .transform((rows) =>
      (rows ?? []).flatMap(({ image, caption }) => (image ? [{ image, caption }] : [])),
    ),
  order: z.number().nullish(),
});
