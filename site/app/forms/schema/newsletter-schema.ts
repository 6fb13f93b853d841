import { z } from 'zod/mini';
import { email } from './field-checks.ts';
import type { FormSchema } from './form-schema.ts';

export const newsletterSchema: FormSchema = {
  kind: 'newsletter',
  fields: z.object({ email: email() }),
  multiline: [],
};
