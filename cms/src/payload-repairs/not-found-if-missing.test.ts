import { expect, it } from 'vitest';
import { notFoundIfMissing } from './not-found-if-missing.ts';
import { plainConfig } from './testing/plain-config.ts';

it('Payload alone answers 500 for a file that is missing', async () => {
  const documents = {
    slug: 'documents',
    upload: { staticDir: '/nowhere' },
    access: { read: () => true },
  };
  const config = await plainConfig({ collections: [{ ...documents, fields: [] }] });
  const collection = config.collections.find(({ slug }) => slug === 'documents');
  const ask = async () => {
    const req = {
      headers: new Headers(),
      payload: {
        collections: { documents: { config: collection } },
        config,
        db: { findOne: async () => ({ filename: 'gone.jpg' }) },
        logger: { error: () => undefined },
      },
      routeParams: { collection: 'documents', filename: 'gone.jpg' },
      t: (key: string) => key,
    };
    const served =
      collection?.endpoints && collection.endpoints.find(({ path }) => path === '/file/:filename');
    return (await (served || undefined)?.handler(req as never))?.status;
  };
  expect(await ask()).toBe(500);
  notFoundIfMissing(config);
  expect(await ask()).toBe(404);
});
