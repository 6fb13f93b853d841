import type { FormDefinition } from './form-field.ts';
import { MESSAGE, NAME, PRIVACY } from './shared-fields.ts';

/** A message from the contact page. */
export const contactForm = {
  kind: 'contact',
  fields: [
    { name: 'name', ...NAME, studio: 'top' },
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
    MESSAGE,
    PRIVACY,
  ],
} as const satisfies FormDefinition;
