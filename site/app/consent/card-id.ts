/** By which styles and scripts find the cookie card, and what says that a choice is kept. */
export const CARD_ID = 'cookie-card';
export const CARD_STATUS_ID = 'cookie-card-status';
