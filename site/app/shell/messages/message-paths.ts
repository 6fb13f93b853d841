/** Where the form of a message is sent. */
export const DISMISS_PATH = '/header-messages/dismiss';

/** Hides what a visitor has dismissed, for browsers without scripts; it depends on their cookies. */
export const DISMISSED_STYLES_PATH = '/header-messages/dismissed.css';
