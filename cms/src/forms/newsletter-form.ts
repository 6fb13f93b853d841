import type { FormDefinition } from './form-field.ts';

/** The subscription to the newsletter. */
export const newsletterForm = {
  kind: 'newsletter',
  fields: [{ name: 'email', type: 'email', isUnique: true }],
} as const satisfies FormDefinition;
