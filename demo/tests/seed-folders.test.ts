import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTENT_COLLECTIONS } from '../../cms/src/collections/content-collections.ts';

it('has a demo for every collection that the clinic publishes', () => {
  const seeds = readdirSync('demo/content');
  for (const { slug } of CONTENT_COLLECTIONS) expect(seeds).toContain(slug);
});
