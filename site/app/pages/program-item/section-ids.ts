/** Anchors of what a program's page shows beside its text, the same in every language. */
export const WEEK_PLAN_ID = 'week-plan';
export const INCLUDED_ID = 'included';
