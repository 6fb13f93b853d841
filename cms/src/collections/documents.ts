import type { CollectionConfig } from 'payload';
import { editors, siteOrEditors } from '../access/roles.ts';
import { DOCUMENTS_FOLDER } from '../folders.ts';
import { nameByContent } from '../hooks/name-by-content.ts';
import { raiseVersionOnChange, raiseVersionOnDelete } from '../hooks/raise-version.ts';

/** The files that visitors download; `downloads` says what they are. */
export const documents: CollectionConfig = {
  slug: 'documents',
  labels: {
    singular: { en: 'Document', de: 'Dokument', it: 'Documento' },
    plural: { en: 'Documents', de: 'Dokumente', it: 'Documenti' },
  },
  access: { read: siteOrEditors, create: editors, update: editors, delete: editors },
  admin: { useAsTitle: 'filename', defaultColumns: ['filename', 'filesize', 'updatedAt'] },
  upload: {
    staticDir: DOCUMENTS_FOLDER,
    mimeTypes: ['application/pdf'],
  },
  hooks: {
    beforeOperation: [nameByContent],
    afterChange: [raiseVersionOnChange],
    afterDelete: [raiseVersionOnDelete],
  },
  fields: [],
};
