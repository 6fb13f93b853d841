import { expect, it } from 'vitest';
import { forgetFolderView } from './forget-folder-view.ts';
import { plainConfig } from './testing/plain-config.ts';

it('a list of files begins with all of them, whatever was looked at last', async () => {
  const config = forgetFolderView(await plainConfig({ collections: [], folders: {} }));
  const preferences = config.collections.find(({ slug }) => slug === 'payload-preferences');
  const [hook] = preferences?.hooks.afterRead ?? [];
  const read = (value: unknown) => hook?.({ doc: { id: '1', value } } as never);
  expect(read({ listViewType: 'folders', limit: 10 })).toEqual({
    id: '1',
    value: { listViewType: 'list', limit: 10 },
  });
  for (const value of [{ limit: 10 }, null, undefined])
    expect(read(value)).toEqual({ id: '1', value });
});
