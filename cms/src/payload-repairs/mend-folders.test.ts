import { expect, it } from 'vitest';
import { mendFolders } from './mend-folders.ts';
import { plainConfig } from './testing/plain-config.ts';

const documents = { slug: 'documents', folders: true, upload: true, fields: [] } as const;
const config = await plainConfig({ collections: [{ ...documents, fields: [] }], folders: {} });
const collection = (name: string) => config.collections.find(({ slug }) => slug === name);
const label = () =>
  collection('documents')?.flattenedFields.find(({ name }) => name === 'folder')?.label;

it('Payload alone names the field of a folder in English only', () => {
  expect(label()).toBe('Folder');
  mendFolders(config);
  expect(label()).toMatchObject({ de: 'Ordner' });
});

it('a list of files begins with all of them, whatever was looked at last', () => {
  const [hook] = collection('payload-preferences')?.hooks.afterRead ?? [];
  const read = (value: unknown) => hook?.({ doc: { id: '1', value } } as never);
  expect(read({ listViewType: 'folders', limit: 10 })).toEqual({
    id: '1',
    value: { listViewType: 'list', limit: 10 },
  });
  for (const value of [{ limit: 10 }, null, undefined])
    expect(read(value)).toEqual({ id: '1', value });
});
