/** The anchor of the cookie list on the privacy page. */
export const COOKIE_LIST_ID = 'cookie-list';
