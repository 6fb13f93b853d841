/** Constants of the specification, each under its name. */

/** The best possible rating, its smallest step and the shortest texts hold in the studio too. */
export {
  NAME_MIN_CHARACTERS,
  RATING_MAX,
  RATING_STEP,
  TESTIMONIAL_MIN_CHARACTERS,
} from '@alpsera/cms/limits';

/** The size of a star in pixels. */
export const STAR_SIZE = 20;

/** The clinic's main number, for the moments when no content is at hand. */
export const DEFAULT_PHONE = '+41 81 000 00 00';

/** Thumbnails of the content API, when nothing else is asked for. */
export const THUMBNAIL_HEIGHT = 600;
export const THUMBNAIL_QUALITY = 80;

/** The search in the header. */
export const SEARCH_MIN_CHARACTERS = 3;
export const SEARCH_DEBOUNCE_MS = 500;

/** Between rejecting cookies and the end of the card. */
export const REJECT_DELAY_MS = 500;

/** A page whose scripts cannot be loaded is loaded anew, at most this often. */
export const CHUNK_RELOAD_GUARD_MS = 60_000;

/** Links are fetched ahead when the browser is idle, or after this time. */
export const PREFETCH_IDLE_TIMEOUT_MS = 2_000;

/** A loading state that is shown stays at least this long, so that nothing flickers. */
export const FETCH_MIN_DELAY_MS = 200;

/** From this width on, in pixels, the menu is a row of names and not a sheet. */
export const LARGE_SCREEN_PX = 1280;

/** The languages that have a flag; English has the British one. */
export const FLAG_LANGUAGES = ['it', 'gb', 'de', 'fr', 'es'] as const;

/** Dialogs: how wide they may be, the fade of the background and the way of the panel. */
export const MODAL_SIZES = ['sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const;
export const MODAL_DEFAULT_SIZE = 'sm';
export const MODAL_FADE_MS = 100;
export const MODAL_PANEL_MS = 150;

/** One page gives way to the next, and pictures appear and grow. */
export const PAGE_FADE_MS = 300;
export const PICTURE_FADE_MS = 500;

/** What visitors write. */
export const MESSAGE_MAX_CHARACTERS = 255;

/** How long each cookie is kept, in days. */
export const COOKIE_DAYS = {
  language: 365,
  consent_marketing: 365,
  consent_google: 365,
  hide_cookie_banner: 365,
  utm_source: 180,
  utm_campaign: 180,
  label: 180,
  discount: 7,
  smc_gclid: 30,
  /** One per dismissed message of the header, named by its `_id`. */
  headerMessage: 7,
} as const;

/** Days of the week on which guests arrive and leave; 0 is Sunday. */
export const TRANSFER_DAY = 0;
