import { z } from 'zod';
import { fileField, localized, requiredIn, wireModel } from './model.ts';

export const downloadModel = wireModel({
  _id: z.string(),
  title: requiredIn(localized(z.string())),
  description: localized(z.string()),
  file: localized(fileField),
  order: z.number().nullish(),
});
