export const MODERATION_PATH = '/admin/inbox/testimonials';
export const PERSON_PATH = '/admin/inbox/person';
