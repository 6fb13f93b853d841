import { z } from 'zod/mini';
import { MESSAGE_MAX_CHARACTERS } from '#app/constants.ts';
import { agreement, email, nameLine, oneOf, optionalLine } from './field-checks.ts';
import type { FormSchema } from './form-schema.ts';

/** What a message is about. The clinic sorts by it. */
export const CATEGORIES = ['stay', 'medical', 'costs', 'news', 'other'] as const;

/** `news` is the slug of the news item that a visitor came from; whether it exists, the server knows. */
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
