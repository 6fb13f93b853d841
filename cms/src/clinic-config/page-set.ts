import type { CollectionSlug } from 'payload';
import { CLINIC } from './clinic.ts';

/**
 * The pages that a clinic can switch off, by their ids in the site's route table, with the
 * collections that go with them. The tables of those stay, so no migration is needed.
 */
export const OPTIONAL_PAGES = {
  approach: [],
  healthConcerns: ['health_concerns'],
  diagnosis: ['diagnose'],
  therapies: ['therapies'],
  treatment: ['treatments'],
  programs: ['programs'],
  costs: [],
  request: [],
  team: ['team'],
  rooms: ['rooms'],
  images: ['images'],
  videos: ['videos', 'video_categories'],
  testimonials: ['testimonials'],
  news: ['news'],
  vacancies: ['vacancies'],
  downloads: ['downloads'],
  evidence: [],
  accessibility: [],
  newsletter: ['subscribers'],
} as const satisfies Readonly<Record<string, readonly CollectionSlug[]>>;

export type OptionalPage = keyof typeof OPTIONAL_PAGES;

/** Whether the clinic has a page, by its id in the route table; subpages go with their page. */
export function hasPage(id: string): boolean {
  const [own = id] = id.split('.');
  return CLINIC.pages[own] !== false;
}

export function hasCollection(slug: string): boolean {
  return !Object.entries(OPTIONAL_PAGES).some(
    ([page, collections]) => !hasPage(page) && collections.some((one) => one === slug),
  );
}
