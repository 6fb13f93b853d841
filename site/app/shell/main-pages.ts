import type { PageId } from '#app/routing/table.ts';

/** Pages that exist in every language at an address of their own, in the order of the menu. */
export const MAIN_PAGES = [
  'healthConcerns',
  'diagnosis',
  'therapies',
  'programs',
  'approach',
] as const satisfies PageId[];
