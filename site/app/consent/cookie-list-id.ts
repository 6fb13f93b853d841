/** The anchor of the list of cookies in the privacy page. */
export const COOKIE_LIST_ID = 'cookie-list';
