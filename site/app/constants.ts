/** Constants of the specification, each under its name. */

/** The best possible rating. */
export const RATING_MAX = 5;

/** The clinic's main number, for the moments when no content is at hand. */
export const DEFAULT_PHONE = '+41 81 000 00 00';

/** Thumbnails of the content API, when nothing else is asked for. */
export const THUMBNAIL_HEIGHT = 600;
export const THUMBNAIL_QUALITY = 80;
