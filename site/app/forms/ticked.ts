/** The value of a checked box. */
export const TICKED = 'yes';
