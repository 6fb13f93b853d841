/** Element ids of the cookie card and of the status message after saving a choice. */
export const CARD_ID = 'cookie-card';
export const CARD_STATUS_ID = 'cookie-card-status';
