/** Pages of our own in the panel, for those who deal with the inbox. */
export const MODERATION_PATH = '/admin/inbox/testimonials';
export const PERSON_PATH = '/admin/inbox/person';
