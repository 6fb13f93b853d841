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

/** Only these messages come along to the browser. */
export const FORM_WORDS = {
  request: [
    ...COMMON,
    ...wordsOf(requestForm),
    'forms.note',
    ...of('request', ['submit']),
    ...of('fields', ['emailHint', 'phoneHint', 'noProgram', 'datesHint', 'notTransferDay']),
    ...of('fields', ['messageHint', 'messageLeft', 'messageOver']),
    ...of('fields', ['address', 'addressHint', 'more']),
  ],
  testimonial: [
    ...COMMON,
    ...wordsOf(testimonialForm),
    'forms.note',
    ...of('testimonial', ['submit']),
    ...of('fields', ['stars', 'testimonialHint', 'emailPrivate', 'imageHint', 'videoHint']),
    ...of('fields', ['upload', 'uploadHint']),
    ...of('errors', ['upload', 'uploadSize']),
  ],
  contact: [
    ...COMMON,
    ...wordsOf(contactForm),
    ...of('contact', ['title', 'messageHint', 'submit']),
    ...of('fields', ['emailHint', 'messageLeft', 'messageOver']),
  ],
  newsletter: [...COMMON, ...wordsOf(newsletterForm), ...of('newsletter', ['submit', 'agree'])],
} as const;

function of<Part extends keyof Forms>(part: Part, names: readonly (keyof Forms[Part])[]): string[] {
  return names.map((name) => `forms.${part}.${String(name)}`);
}

/** The words of the fields themselves; hints belong to the view. */
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
