import type { FormDefinition } from './form-field.ts';
import {
  PLACE_MAX_CHARACTERS,
  TESTIMONIAL_MAX_CHARACTERS,
  TESTIMONIAL_MIN_CHARACTERS,
} from './limits.ts';
import { NAME, PRIVACY } from './shared-fields.ts';

export const testimonialForm = {
  kind: 'testimonial',
  fields: [
    { name: 'rating', type: 'rating', section: 'experience', isPublished: true },
    {
      name: 'testimonial',
      type: 'text',
      min: TESTIMONIAL_MIN_CHARACTERS,
      max: TESTIMONIAL_MAX_CHARACTERS,
      isMultiline: true,
      column: 'text',
      section: 'experience',
      isPublished: true,
    },
    { name: 'name', ...NAME, section: 'person', isPublished: true },
    {
      name: 'location',
      type: 'text',
      max: PLACE_MAX_CHARACTERS,
      section: 'person',
      isPublished: true,
    },
    { name: 'country', type: 'country', section: 'person', isPublished: true },
    { name: 'email', type: 'email', section: 'person' },
    // A predefined picture. The visitor's own, if there is one, is sent beside the fields.
    { name: 'image', type: 'picture', section: 'picture', isPublished: true },
    { name: 'video', type: 'youtube', isOptional: true, section: 'picture', isPublished: true },
    { ...PRIVACY, words: 'privacyTestimonial', section: 'agree' },
  ],
} as const satisfies FormDefinition;
