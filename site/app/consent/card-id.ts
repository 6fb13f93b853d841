/** By which styles and scripts find the cookie card. */
export const CARD_ID = 'cookie-card';
