import { isSitePath } from '@alpsera/cms/fields/site-path';
import { z } from 'zod';
import { flag, wireModel } from './model.ts';

const sitePath = z.string().refine(isSitePath, 'is not an address of this site');

export const redirectModel = wireModel({
  _id: z.string(),
  from: sitePath,
  to: sitePath,
  permanent: flag,
});
