import { contactForm } from '@clinic/cms/forms/contact-form';
import { sectionsOf, type FormDefinition, type FormField } from '@clinic/cms/forms/form-field';
import { newsletterForm } from '@clinic/cms/forms/newsletter-form';
import { requestForm } from '@clinic/cms/forms/request-form';
import { testimonialForm } from '@clinic/cms/forms/testimonial-form';
import type { Messages } from '#app/messages/catalog.ts';
import { errorKeys } from './field-check.ts';

type Forms = Messages['forms'];

const COMMON = [
  ...['forms.optional', 'forms.titlePrefix', 'forms.select', 'forms.honeypot', 'forms.summary'],
  ...['forms.names', 'forms.problems', 'forms.draft', 'forms.send', 'forms.errors.tooLong'],
];

/** The messages that each form needs in the browser; the others stay on the server. */
export const FORM_WORDS = {
  request: [
    ...COMMON,
    ...wordsOf(requestForm),
    'forms.note',
    ...keys('request', ['submit']),
    ...keys('fields', ['emailHint', 'phoneHint', 'noProgram', 'datesHint', 'notTransferDay']),
    ...keys('fields', ['messageHint', 'messageLeft', 'messageOver']),
    ...keys('fields', ['address', 'addressHint', 'more']),
  ],
  testimonial: [
    ...COMMON,
    ...wordsOf(testimonialForm),
    'forms.note',
    ...keys('testimonial', ['submit']),
    ...keys('fields', ['stars', 'testimonialHint', 'emailPrivate', 'imageHint', 'videoHint']),
    ...keys('fields', ['upload', 'uploadHint']),
    ...keys('errors', ['upload', 'uploadSize']),
  ],
  contact: [
    ...COMMON,
    ...wordsOf(contactForm),
    ...keys('contact', ['title', 'messageHint', 'submit']),
    ...keys('fields', ['emailHint', 'messageLeft', 'messageOver']),
  ],
  newsletter: [...COMMON, ...wordsOf(newsletterForm), ...keys('newsletter', ['submit', 'agree'])],
} as const;

function keys<Part extends keyof Forms>(
  part: Part,
  names: readonly (keyof Forms[Part])[],
): string[] {
  return names.map((name) => `forms.${part}.${String(name)}`);
}

/** The words of the fields themselves; hints are listed above, with their form. */
export function wordsOf(form: FormDefinition): string[] {
  const sections = sectionsOf(form).map((section) => `forms.sections.${section}`);
  const fields = form.fields.flatMap((field) => [
    `forms.fields.${('words' in field && field.words) || field.name}`,
    ...(hasChoices(field) ? [`forms.choices.${field.name}`] : []),
    ...errorKeys(field).map((key) => `forms.errors.${key}`),
  ]);
  return [...sections, ...fields];
}

function hasChoices(field: FormField): boolean {
  return field.type === 'choice' || (field.type === 'entry' && field.instead !== undefined);
}
