import type { PageId } from '#app/routing/table.ts';

/** The pages that the footer links to: its two columns and its last line. */
export const CARE_PAGES = [
  'approach',
  'healthConcerns',
  'diagnosis',
  'therapies',
  'treatment',
  'programs',
  'request',
] as const satisfies PageId[];

export const HOUSE_PAGES = [
  'team',
  'rooms',
  'images',
  'videos',
  'testimonials',
  'news',
  'vacancies',
  'downloads',
] as const satisfies PageId[];

export const LEGAL_PAGES = ['impressum', 'privacy', 'accessibility'] as const satisfies PageId[];
