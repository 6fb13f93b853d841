/** The event by which the router tells that a part of a page cannot be loaded: no-forced-reload.ts. */
export const PART_MISSING = 'part-missing';
