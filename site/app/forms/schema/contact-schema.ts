import { z } from 'zod/mini';
import { agreement, email, line, nameLine, oneOf, optionalLine } from './field-checks.ts';
import type { FormSchema } from './form-schema.ts';

/** What a message is about. The clinic sorts by it. */
export const CATEGORIES = ['stay', 'medical', 'costs', 'news', 'other'] as const;

const CONTACT_MAX_CHARACTERS = 2_000;

/** `news` is the slug of the news item that a visitor came from; whether it exists, the server knows. */
export const contactSchema: FormSchema = {
  kind: 'contact',
  fields: z.object({
    name: nameLine('name'),
    email: email(),
    category: oneOf(CATEGORIES, 'category'),
    news: optionalLine(200, 'news'),
    message: line('message', { min: 2, max: CONTACT_MAX_CHARACTERS }),
    privacy: agreement(),
  }),
  multiline: ['message'],
};
