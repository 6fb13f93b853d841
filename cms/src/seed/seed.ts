import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { readFittingEntries } from './fitting-entries.ts';
import { namesIn } from './read-seed.ts';
import { seedEntries } from './seed-entries.ts';
import { seedFiles } from './seed-files.ts';
import { seedGlobals } from './seed-globals.ts';
import { createSeedRunner } from './seeder.ts';

/** Files come first, since texts show them. */
const FILES = ['media', 'documents'] as const;

/**
 * Seeds the content of a folder: each folder in it holds a collection or a global. Existing entries
 * are left alone, so running it again changes nothing and never overwrites an editor's work. All
 * texts are one transaction: an interrupted seed leaves none of them behind, and the next start
 * begins again.
 */
export async function seed(payload: Payload, folder: string): Promise<number> {
  const seeds = new Set(await namesIn(folder));
  const take = <Slug extends string>(slugs: readonly string[]) =>
    slugs.filter((slug) => seeds.delete(slug)) as Slug[];
  const fileCollections = take<(typeof FILES)[number]>(FILES);
  const collections = take<CollectionSlug>(payload.config.collections.map(({ slug }) => slug));
  const globals = take<GlobalSlug>(payload.globals.config.map(({ slug }) => slug));
  if (seeds.size > 0) throw new Error(`The seed is for unknown names: ${[...seeds].join(', ')}`);

  const entries = await readFittingEntries(folder, [...fileCollections, ...collections]);
  const run = await createSeedRunner(payload, folder, entries);
  let files = 0;
  for (const slug of fileCollections) files += await seedFiles(run, entries.of(slug), slug);
  const texts = await run(
    async (seeder) =>
      (await seedEntries(seeder, collections)) + (await seedGlobals(seeder, globals)),
  );
  return files + texts;
}
