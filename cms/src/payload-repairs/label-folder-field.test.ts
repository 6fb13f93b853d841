import { expect, it } from 'vitest';
import { labelFolderField } from './label-folder-field.ts';
import { plainConfig } from './testing/plain-config.ts';

it('Payload alone names the field of a folder in English only', async () => {
  const documents = { slug: 'documents', folders: true, upload: true, fields: [] };
  const config = await plainConfig({ collections: [documents], folders: {} });
  const label = () =>
    config.collections
      .find(({ slug }) => slug === 'documents')
      ?.flattenedFields.find(({ name }) => name === 'folder')?.label;
  expect(label()).toBe('Folder');
  labelFolderField(config);
  expect(label()).toMatchObject({ de: 'Ordner' });
});
