import { createHash } from 'node:crypto';
import path from 'node:path';
import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { editors, siteOrEditors } from '../access/roles.ts';
import { env } from '../env.ts';
import { raiseVersionOnChange, raiseVersionOnDelete } from '../hooks/raise-version.ts';
import { slugify } from '../slugify.ts';

/** The largest side of a stored picture; nothing on the site shows more. */
const MAX_PICTURE_SIDE = 2560;

export const MEDIA_FOLDER = path.join(env.DATA_DIR, 'media');

/**
 * A file's name carries the hash of its bytes: replacing a picture gives it a new address,
 * so browsers and proxies may keep the old one for ever.
 */
const nameByContent: CollectionBeforeOperationHook = ({ req, operation }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return;
  const { ext, name } = path.parse(req.file.name);
  const hash = createHash('sha256').update(req.file.data).digest('hex').slice(0, 8);
  const stem = slugify(name.replace(/-[0-9a-f]{8}$/, '')) || 'picture';
  req.file.name = `${stem}-${hash}${ext.toLowerCase()}`;
};

export const media: CollectionConfig = {
  slug: 'media',
  labels: {
    singular: { en: 'Picture', de: 'Bild', it: 'Immagine' },
    plural: { en: 'Pictures', de: 'Bilder', it: 'Immagini' },
  },
  access: { read: siteOrEditors, create: editors, update: editors, delete: editors },
  admin: { useAsTitle: 'alt', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  upload: {
    staticDir: MEDIA_FOLDER,
    // No SVG: it can carry scripts. What is accepted is decoded and written anew, without metadata.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    crop: true,
    resizeOptions: {
      width: MAX_PICTURE_SIDE,
      height: MAX_PICTURE_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    },
  },
  hooks: {
    beforeOperation: [nameByContent],
    afterChange: [raiseVersionOnChange],
    afterDelete: [raiseVersionOnDelete],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      localized: true,
      label: {
        en: 'What the picture shows',
        de: 'Was das Bild zeigt',
        it: 'Cosa mostra l’immagine',
      },
    },
  ],
};
