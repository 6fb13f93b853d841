/** Limits of forms and of the studio; the site's are in its own constants. */
export const RATING_MAX = 5;
export const RATING_STEP = 0.1;
export const NAME_MIN_CHARACTERS = 2;
export const NAME_MAX_CHARACTERS = 80;
export const PLACE_MAX_CHARACTERS = 80;
export const TESTIMONIAL_MIN_CHARACTERS = 10;
export const TESTIMONIAL_MAX_CHARACTERS = 5_000;
export const MESSAGE_MAX_CHARACTERS = 255;
