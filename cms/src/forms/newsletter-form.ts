import type { FormDefinition } from './form-field.ts';

export const newsletterForm = {
  kind: 'newsletter',
  fields: [{ name: 'email', type: 'email', isUnique: true }],
} as const satisfies FormDefinition;
