import { contactForm } from './contact-form.ts';
import type { FormDefinition, SubmissionKind } from './form-field.ts';
import { newsletterForm } from './newsletter-form.ts';
import { requestForm } from './request-form.ts';
import { testimonialForm } from './testimonial-form.ts';

const DEFINITIONS = {
  request: requestForm,
  testimonial: testimonialForm,
  newsletter: newsletterForm,
  contact: contactForm,
} as const;

export const FORMS: Readonly<Record<SubmissionKind, FormDefinition>> = DEFINITIONS;

type Defined = (typeof DEFINITIONS)[SubmissionKind]['fields'][number];
export type FieldName = Defined['name'];

type Choice = Extract<Defined, { type: 'choice' }>;
export type ChoiceName = Choice['name'];
export type OptionOf<Name extends ChoiceName> = Extract<Choice, { name: Name }>['options'][number];
export type TickName = Extract<Defined, { type: 'tick' }>['name'];

export const REQUEST_FORMS = [contactForm, requestForm];
