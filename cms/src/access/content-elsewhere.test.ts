import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { CONTENT_COLLECTIONS } from '../content-collections.ts';
import { clinic } from '../globals/clinic.ts';
import { contentElsewhere, globalElsewhere } from './content-elsewhere.ts';

const req = { user: { collection: 'users', role: 'admin' } } as unknown as PayloadRequest;

it('leaves the inbox, and nothing of the content', async () => {
  const shown = CONTENT_COLLECTIONS.map(contentElsewhere).filter(({ admin }) => !admin?.hidden);
  expect(shown.map(({ slug }) => slug)).toEqual(['testimonials']);
  for (const { access, slug } of CONTENT_COLLECTIONS.map(contentElsewhere)) {
    if (slug === 'testimonials') continue;
    for (const step of ['create', 'update', 'delete'] as const) {
      expect([slug, await access?.[step]?.({ req })]).toEqual([slug, false]);
    }
  }
  const { admin, access } = globalElsewhere(clinic);
  expect([admin?.hidden, await access?.update?.({ req })]).toEqual([true, false]);
});
