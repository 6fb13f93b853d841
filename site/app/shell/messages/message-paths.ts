/** The form action that dismisses a message. */
export const DISMISS_PATH = '/header-messages/dismiss';

/** Styles that hide the dismissed messages in browsers without scripts; they depend on cookies. */
export const DISMISSED_STYLES_PATH = '/header-messages/dismissed.css';
