import { z } from 'zod';
import { localized, wireModel } from './model.ts';

export const headerMessageModel = wireModel({
  _id: z.string(),
  title: localized(z.string()),
  description: localized(z.string()),
});
