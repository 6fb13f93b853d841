import type { Messages } from '#app/messages/catalog.ts';

type Forms = Messages['forms'];

/** Message paths that every form uses. */
const COMMON = [
  ...['forms.optional', 'forms.titlePrefix', 'forms.select', 'forms.honeypot'],
  ...['forms.summary', 'forms.problems', 'forms.draft', 'forms.send', 'forms.errors.tooLong'],
];

/** All message paths that a form uses in the browser; other messages stay on the server. */
export const FORM_WORDS = {
  request: [
    ...COMMON,
    'forms.note',
    ...of('request', ['person', 'reach', 'address', 'stay', 'more', 'agree', 'submit']),
    ...of('fields', ['salutation', 'salutations', 'firstname', 'lastname', 'email', 'emailHint']),
    ...of('fields', ['phone', 'phoneHint', 'skype', 'street', 'zip', 'city', 'country', 'stay']),
    ...of('fields', ['stays', 'program', 'noProgram', 'datesHint', 'start', 'end', 'notSunday']),
    ...of('fields', ['message', 'messageHint', 'messageLeft', 'messageOver', 'discount']),
    ...of('fields', ['newsletter', 'privacy']),
    ...of('errors', ['salutation', 'firstname', 'lastname', 'email', 'phone', 'street', 'zip']),
    ...of('errors', ['city', 'country', 'stay', 'program', 'start', 'startPast', 'end']),
    ...of('errors', ['endBeforeStart', 'messageLong', 'privacy']),
  ],
  testimonial: [
    ...COMMON,
    'forms.note',
    ...of('testimonial', ['words', 'person', 'picture', 'agree', 'submit']),
    ...of('fields', ['rating', 'stars', 'testimonial', 'testimonialHint', 'name', 'location']),
    ...of('fields', ['country', 'email', 'emailPrivate', 'image', 'imageHint', 'upload']),
    ...of('fields', ['uploadHint', 'video', 'videoHint', 'privacyTestimonial']),
    ...of('errors', ['rating', 'testimonial', 'name', 'location', 'country', 'email', 'image']),
    ...of('errors', ['video', 'upload', 'uploadSize', 'privacy']),
  ],
  contact: [
    ...COMMON,
    ...of('contact', ['title', 'messageHint', 'submit']),
    ...of('fields', ['name', 'email', 'emailHint', 'category', 'categories', 'news', 'message']),
    ...of('fields', ['messageLeft', 'messageOver', 'privacy']),
    ...of('errors', ['name', 'email', 'category', 'news', 'messageLong', 'privacy']),
  ],
  newsletter: [
    ...COMMON,
    ...of('newsletter', ['submit', 'agree']),
    ...of('fields', ['email']),
    ...of('errors', ['email']),
  ],
} as const;

function of<Part extends keyof Forms>(part: Part, names: readonly (keyof Forms[Part])[]): string[] {
  return names.map((name) => `forms.${part}.${String(name)}`);
}
