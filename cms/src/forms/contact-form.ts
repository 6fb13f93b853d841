import { MESSAGE_MAX_CHARACTERS, NAME_MAX_CHARACTERS, NAME_MIN_CHARACTERS } from './limits.ts';
import type { FormDefinition } from './form-field.ts';

/** A message from the contact page. */
export const contactForm = {
  kind: 'contact',
  fields: [
    {
      name: 'name',
      type: 'text',
      min: NAME_MIN_CHARACTERS,
      max: NAME_MAX_CHARACTERS,
      studio: 'top',
    },
    { name: 'email', type: 'email', studio: 'reach' },
    {
      name: 'category',
      type: 'choice',
      options: ['stay', 'medical', 'costs', 'news', 'other'],
      studio: 'about',
    },
    // The news item that the visitor came from.
    {
      name: 'news',
      type: 'entry',
      collection: 'news',
      max: 200,
      tooLong: 'news',
      isOptional: true,
      studio: 'about',
    },
    {
      name: 'message',
      type: 'text',
      max: MESSAGE_MAX_CHARACTERS,
      tooLong: 'messageLong',
      isMultiline: true,
      isOptional: true,
      studio: 'top',
    },
    { name: 'privacy', type: 'agreement', column: 'privacy_agreed_at' },
  ],
} as const satisfies FormDefinition;
