import { CLINIC } from '@clinic/cms/clinic-config/clinic';

export { MESSAGE_MAX_CHARACTERS, RATING_MAX, RATING_STEP } from '@clinic/cms/forms/limits';

/** In pixels. */
export const STAR_SIZE = 20;

/** Shown on error pages when the content has no number. */
export const DEFAULT_PHONE = CLINIC.phone;

export const THUMBNAIL_HEIGHT = 600;
export const THUMBNAIL_QUALITY = 80;

export const SEARCH_MIN_CHARACTERS = 3;
export const SEARCH_DEBOUNCE_MS = 500;

export const REJECT_DELAY_MS = 500;

export const CHUNK_RELOAD_GUARD_MS = 60_000;

/** How long prefetching waits, and then how long at most for the browser to be idle. */
export const PREFETCH_IDLE_TIMEOUT_MS = 2_000;

/** A loading state is visible at least this long, so that it does not flicker. */
export const FETCH_MIN_DELAY_MS = 200;

export const LARGE_SCREEN_REM = 80;

export const FLAG_LANGUAGES = ['it', 'gb', 'de', 'fr', 'es'] as const;

export const MODAL_SIZES = ['sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const;
export const MODAL_DEFAULT_SIZE = 'sm';

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
  /** One cookie per dismissed header message, named after its `_id`. */
  headerMessage: 7,
} as const;

/** Weekday on which guests arrive and leave; 0 is Sunday. */
export const TRANSFER_DAY = CLINIC.transferDay;
