import {
  NAME_MAX_CHARACTERS,
  NAME_MIN_CHARACTERS,
  PLACE_MAX_CHARACTERS,
  TESTIMONIAL_MAX_CHARACTERS,
  TESTIMONIAL_MIN_CHARACTERS,
} from '../limits.ts';
import type { FormDefinition } from './form-field.ts';

/** A visitor's testimonial. */
export const testimonialForm = {
  kind: 'testimonial',
  fields: [
    { name: 'rating', type: 'rating', isPublished: true },
    {
      name: 'testimonial',
      type: 'text',
      min: TESTIMONIAL_MIN_CHARACTERS,
      max: TESTIMONIAL_MAX_CHARACTERS,
      isMultiline: true,
      column: 'text',
      isPublished: true,
    },
    {
      name: 'name',
      type: 'text',
      min: NAME_MIN_CHARACTERS,
      max: NAME_MAX_CHARACTERS,
      isPublished: true,
    },
    { name: 'location', type: 'text', max: PLACE_MAX_CHARACTERS, isPublished: true },
    { name: 'country', type: 'country', isPublished: true },
    { name: 'email', type: 'email' },
    // A predefined picture. The visitor's own, if there is one, is sent beside the fields.
    { name: 'image', type: 'picture', isPublished: true },
    { name: 'video', type: 'youtube', isOptional: true, isPublished: true },
    {
      name: 'privacy',
      type: 'agreement',
      words: 'privacyTestimonial',
      column: 'privacy_agreed_at',
    },
  ],
} as const satisfies FormDefinition;
