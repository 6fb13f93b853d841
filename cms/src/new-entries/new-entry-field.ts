import type { UIField } from 'payload';

/** No field: it names an entry without a title, and discards one that was left empty. */
export function newEntryField(): UIField {
  return {
    name: 'new_entry',
    type: 'ui',
    admin: {
      components: { Field: '/components/new-entries/new-entry.tsx#NewEntry' },
      disableBulkEdit: true,
      disableListColumn: true,
    },
  };
}
