import { expect, it } from 'vitest';
import { ownLocksOnly } from './own-locks.ts';
import { plainConfig } from './testing/plain-config.ts';

it('Payload alone lets everybody with a login write and delete the locks of others', async () => {
  const config = await plainConfig();
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  const asked = { req: { user: { id: 'somebody' } } } as never;
  expect([locks?.access.create(asked), locks?.access.delete(asked)]).toEqual([true, true]);
  ownLocksOnly(config);
  const own = { 'user.value': { equals: 'somebody' } };
  expect([locks?.access.create(asked), locks?.access.delete(asked)]).toEqual([false, own]);
});
