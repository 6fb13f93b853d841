/** The key of notes in Payload's preferences; the log tells all else of a person's first hour. */
export const FIRST_HOUR = 'first-hour';
export type FirstHourNotes = { looked?: boolean; hidden?: boolean };
