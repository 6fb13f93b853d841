import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  UploadConfig,
} from 'payload';
import { editors, siteOrEditors } from '../access/roles.ts';
import { keepWhatIsUsed } from '../hooks/keep-what-is-used.ts';
import { nameByContent } from '../hooks/name-by-content.ts';
import { raiseVersionOnChange, raiseVersionOnDelete } from '../hooks/raise-version.ts';

type Options = Pick<CollectionConfig, 'slug' | 'labels' | 'fields' | 'admin'> & {
  upload: UploadConfig;
  /** Hooks that run before a file gets its name, and after it is stored. */
  beforeNaming?: CollectionBeforeOperationHook;
  afterStoring?: CollectionAfterChangeHook;
};

/** Files that editors upload. Their names carry a hash of their content, see nameByContent. */
export function uploadCollection({
  beforeNaming,
  afterStoring,
  ...options
}: Options): CollectionConfig {
  return {
    ...options,
    fields: [
      ...options.fields,
      {
        name: 'used_in',
        type: 'ui',
        admin: {
          position: 'sidebar',
          components: { Field: '/components/used-in.tsx#UsedIn' },
          disableListColumn: true,
        },
      },
    ],
    access: { read: siteOrEditors, create: editors, update: editors, delete: editors },
    hooks: {
      beforeOperation: [...(beforeNaming ? [beforeNaming] : []), nameByContent],
      beforeDelete: [keepWhatIsUsed],
      afterChange: [...(afterStoring ? [afterStoring] : []), raiseVersionOnChange],
      afterDelete: [raiseVersionOnDelete],
    },
  };
}
