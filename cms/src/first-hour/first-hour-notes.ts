/** What is noted of a person's first hour, in Payload's preferences; all else is seen in the log. */
export const FIRST_HOUR = 'first-hour';
export type FirstHourNotes = { looked?: boolean; hidden?: boolean };
