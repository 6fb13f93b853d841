import { z } from 'zod';
import { imageField, localized, wireModel } from './model.ts';

export const teamMemberModel = wireModel({
  _id: z.string(),
  name: z.string(),
  role: localized(z.string()),
  bio: localized(z.string()),
  image: imageField,
  group: z.enum(['clinic', 'advisory']).catch('clinic'),
  /** Flags of the languages spoken; a Cockpit host may name some that the site cannot draw. */
  languages: z
    .array(z.string())
    .nullish()
    .transform((list) => list ?? [])
    .catch([]),
  order: z.number().nullish(),
});
