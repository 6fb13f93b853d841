import { z } from 'zod';
import { entryShape } from './entry.ts';
import { links, wireModel } from './model.ts';

export const diagnosisModel = wireModel({
  ...entryShape,
  related: links,
  featured: z.boolean().nullish(),
});
