import { expect, it } from 'vitest';
import { hideTechnicalParts } from './hide-technical-parts.ts';
import { plainConfig } from './testing/plain-config.ts';

it('Payload alone offers a field that no form shows as a column', async () => {
  const field = { name: 'kept', type: 'text' as const, admin: { hidden: true } };
  const config = await plainConfig({ collections: [{ slug: 'rooms', fields: [field] }] });
  const kept = () =>
    config.collections
      .find(({ slug }) => slug === 'rooms')
      ?.fields.find((one) => 'name' in one && one.name === 'kept')?.admin;
  expect(kept()).not.toHaveProperty('disableListColumn');
  hideTechnicalParts(config);
  expect(kept()).toHaveProperty('disableListColumn', true);
});

it('what Payload has words for stays in lists, though no form shows it', async () => {
  const documents = { slug: 'documents', upload: true, fields: [] };
  const { collections } = hideTechnicalParts(await plainConfig({ collections: [documents] }));
  const fields = collections.find(({ slug }) => slug === 'documents')?.fields ?? [];
  const shown = fields.flatMap((one) => {
    const admin: object = one.admin ?? {};
    return 'name' in one && 'hidden' in admin && !('disableListColumn' in admin) ? [one.name] : [];
  });
  expect(shown.toSorted()).toEqual(['createdAt', 'filename', 'updatedAt']);
});
