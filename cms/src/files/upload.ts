import { SIDEBAR, uiField } from '../fields/ui-field.ts';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type {
  CollectionAfterChangeHook,
  CollectionAfterReadHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  UploadConfig,
} from 'payload';
import { editors, notInBinOrStaff } from '../access/roles.ts';
import { preventDeleteIfUsed } from '../usage/prevent-delete-if-used.ts';
import { slugify } from '../values/slugify.ts';
import { transactionOf, lockName } from '../database/sql.ts';

type Options = Pick<CollectionConfig, 'slug' | 'labels' | 'fields' | 'admin' | 'endpoints'> & {
  upload: UploadConfig;
  /** Hooks that run before a file gets its name, and after it is stored. */
  beforeNaming?: CollectionBeforeOperationHook;
  afterStoring?: CollectionAfterChangeHook[];
  beforeValidate?: CollectionBeforeValidateHook;
  afterRead?: CollectionAfterReadHook;
};

/** Files that editors upload. Their names carry a hash of their content, see nameByContent. */
export function uploadCollection({
  beforeNaming,
  afterStoring = [],
  beforeValidate,
  afterRead,
  ...options
}: Options): CollectionConfig {
  return {
    ...options,
    trash: true,
    folders: true,
    fields: [...options.fields, uiField('used_in', 'usage/used-in.tsx#UsedIn', SIDEBAR)],
    access: { read: notInBinOrStaff, create: editors, update: editors, delete: editors },
    hooks: {
      beforeOperation: [...(beforeNaming ? [beforeNaming] : []), nameByContent],
      beforeDelete: [preventDeleteIfUsed],
      beforeValidate: beforeValidate ? [beforeValidate] : [],
      afterRead: afterRead ? [afterRead] : [],
      afterChange: afterStoring,
    },
  };
}

/**
 * Puts a hash of the bytes into a file's name: a replaced file gets a new address, so browsers and
 * proxies may cache the old one for ever. Equal files that arrive at once wait for each other, until
 * the end of the transaction: Payload gives a name that it finds free, and would find the same.
 */
const nameByContent: CollectionBeforeOperationHook = async ({ req, operation }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return;
  const { ext, name } = path.parse(req.file.name);
  const hash = createHash('sha256').update(req.file.data).digest('hex').slice(0, 8);
  const stem = slugify(name.replace(/-[0-9a-f]{8}$/, '')) || 'file';
  req.file.name = `${stem}-${hash}${ext.toLowerCase()}`;
  await lockName(await transactionOf(req), req.file.name);
};
