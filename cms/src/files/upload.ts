import { SIDEBAR, uiField } from '../fields/ui-field.ts';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { CollectionBeforeOperationHook, CollectionConfig, UploadConfig } from 'payload';
import { editors, notInBinOrStaff } from '../access/roles.ts';
import { preventDeleteIfUsed } from '../usage/prevent-delete-if-used.ts';
import { slugify } from '../values/slugify.ts';
import { transactionOf, lockName } from '../database/sql.ts';

type Options = CollectionConfig & { upload: UploadConfig };

export function uploadCollection({ hooks = {}, ...options }: Options): CollectionConfig {
  return {
    ...options,
    trash: true,
    folders: true,
    fields: [...options.fields, uiField('used_in', 'usage/used-in.tsx#UsedIn', SIDEBAR)],
    access: { read: notInBinOrStaff, create: editors, update: editors, delete: editors },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), nameByContent],
      beforeDelete: [preventDeleteIfUsed],
    },
  };
}

/**
 * Puts a hash of the content into a file's name, so that a replaced file gets a new address. Equal
 * files that arrive at once wait for each other: Payload would give both the name it finds free.
 */
const nameByContent: CollectionBeforeOperationHook = async ({ req, operation }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return;
  const { ext, name } = path.parse(req.file.name);
  const hash = createHash('sha256').update(req.file.data).digest('hex').slice(0, 8);
  const stem = slugify(name.replace(/-[0-9a-f]{8}$/, '')) || 'file';
  req.file.name = `${stem}-${hash}${ext.toLowerCase()}`;
  await lockName(await transactionOf(req), req.file.name);
};
