/** What a browser sends for a ticked box. */
export const TICKED = 'yes';
