/** The kinds of warning in a text; the site draws each in a colour of its own. */
export const SAFETY_KINDS = ['help', 'exclusion', 'emergency'] as const;
export type SafetyKind = (typeof SAFETY_KINDS)[number];
