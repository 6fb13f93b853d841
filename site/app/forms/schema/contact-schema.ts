import { z } from 'zod/mini';
import { MESSAGE_MAX_CHARACTERS } from '#app/constants.ts';
import { agreement, email, nameLine, oneOf, optionalLine } from './field-checks.ts';
import type { FormSchema } from './form-schema.ts';

/** Categories by which the clinic sorts messages. */
export const CATEGORIES = ['stay', 'medical', 'costs', 'news', 'other'] as const;

/** `news` is the slug of the visitor's previous news item; the server checks that it exists. */
export const contactSchema: FormSchema = {
  kind: 'contact',
  fields: z.object({
    name: nameLine('name'),
    email: email(),
    category: oneOf(CATEGORIES, 'category'),
    news: optionalLine(200, 'news'),
    message: optionalLine(MESSAGE_MAX_CHARACTERS, 'messageLong'),
    privacy: agreement(),
  }),
  multiline: ['message'],
};
