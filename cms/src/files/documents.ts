import { DOCUMENTS_FOLDER } from './folders.ts';
import { uploadCollection } from './upload.ts';

export const documents = uploadCollection({
  slug: 'documents',
  labels: {
    singular: { en: 'Document', de: 'Dokument', it: 'Documento' },
    plural: { en: 'Documents', de: 'Dokumente', it: 'Documenti' },
  },
  admin: { useAsTitle: 'filename', defaultColumns: ['filename', 'folder', 'updatedAt'] },
  upload: { staticDir: DOCUMENTS_FOLDER, mimeTypes: ['application/pdf'] },
  fields: [],
});
