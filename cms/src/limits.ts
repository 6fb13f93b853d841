/** Limits that the studio validates as well; the site's are in its own constants. */
export const RATING_MAX = 5;
/** The smallest step of a rating. */
export const RATING_STEP = 0.1;
export const NAME_MIN_CHARACTERS = 2;
export const TESTIMONIAL_MIN_CHARACTERS = 10;
