import type { CollectionConfig } from 'payload';
import { editors, nobody, siteOrStaff } from '../access/roles.ts';
import { raiseVersionOnChange, raiseVersionOnDelete } from '../content-versions/raise-version.ts';

/**
 * Former slugs of entries, so that old links still work. Rows are written by keep-old-slugs.ts
 * only; they name the entry, not its new slug, so they never form a loop. The list of redirects
 * shows them, and editors may remove them there.
 */
export const slugHistory: CollectionConfig = {
  slug: 'slug_history',
  labels: {
    singular: { en: 'Former address', de: 'Frühere Adresse', it: 'Indirizzo precedente' },
    plural: { en: 'Former addresses', de: 'Frühere Adressen', it: 'Indirizzi precedenti' },
  },
  admin: { hidden: true },
  access: { read: siteOrStaff, create: nobody, update: nobody, delete: editors },
  indexes: [{ fields: ['collection', 'locale', 'slug'], unique: true }],
  hooks: { afterChange: [raiseVersionOnChange], afterDelete: [raiseVersionOnDelete] },
  fields: [
    { name: 'collection', type: 'text', required: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'slug', type: 'text', required: true },
    { name: 'entry', type: 'text', required: true, index: true },
  ],
};
