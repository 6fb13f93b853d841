import type { Config, PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { CONTENT_COLLECTIONS } from '../collections/content-collections.ts';
import { clinic } from '../globals/clinic.ts';
import { remoteContent } from './hide-content.ts';

const req = { user: { collection: 'users', role: 'admin' } } as unknown as PayloadRequest;

it('leaves the inbox, and nothing of the content', async () => {
  const slugs = CONTENT_COLLECTIONS.map(({ slug }) => slug).filter((one) => one !== 'testimonials');
  const config = { collections: CONTENT_COLLECTIONS, globals: [clinic] } as Config;
  const { collections = [], globals = [] } = await remoteContent(slugs)(config);
  const shown = collections.filter(({ admin }) => !admin?.hidden);
  expect(shown.map(({ slug }) => slug)).toEqual(['testimonials']);
  for (const { access, slug } of collections) {
    if (slug === 'testimonials') continue;
    for (const step of ['create', 'update', 'delete'] as const) {
      expect([slug, await access?.[step]?.({ req })]).toEqual([slug, false]);
    }
  }
  const [global] = globals;
  expect([global?.admin?.hidden, await global?.access?.update?.({ req })]).toEqual([true, false]);
});
