import type { PageId } from '#app/routing/table.ts';

/** Pages that have an address in every language, in the order of the menu. */
export const MAIN_PAGES = [
  'healthConcerns',
  'diagnosis',
  'therapies',
  'programs',
  'approach',
] as const satisfies PageId[];
