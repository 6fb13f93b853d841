/** In Payload's preferences; all else of a person's first hour is seen in the log. */
export const FIRST_HOUR = 'first-hour';
export type FirstHourNotes = { looked?: boolean; hidden?: boolean };
