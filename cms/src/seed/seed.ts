import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { seedEntries } from './seed-entries.ts';
import { seedFiles } from './seed-files.ts';
import { seedGlobals } from './seed-globals.ts';
import { createSeedRunner } from './seeder.ts';

const COLLECTIONS: CollectionSlug[] = [
  ...(['health_concerns', 'diagnose', 'therapies', 'treatments', 'programs'] as const),
  ...(['rooms', 'team', 'testimonials', 'images', 'vacancies', 'downloads'] as const),
  ...(['news', 'video_categories', 'videos'] as const),
  ...(['pages', 'categories', 'category_items', 'header_messages', 'redirects'] as const),
];
const GLOBALS: GlobalSlug[] = ['clinic', 'home', 'menu'];

/**
 * Seeds the demo clinic. Existing entries are left alone, so running it again changes nothing and
 * never overwrites an editor's work. All texts are one transaction: an interrupted seed leaves none
 * of them behind, and the next start begins again.
 */
export async function seed(payload: Payload, folder: string): Promise<number> {
  const run = await createSeedRunner(payload, folder);
  const files =
    (await seedFiles(run, folder, 'media')) + (await seedFiles(run, folder, 'documents'));
  const texts = await run(
    async (seeder) =>
      (await seedEntries(seeder, COLLECTIONS)) + (await seedGlobals(seeder, GLOBALS)),
  );
  return files + texts;
}
