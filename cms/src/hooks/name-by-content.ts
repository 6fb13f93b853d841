import { createHash } from 'node:crypto';
import path from 'node:path';
import type { CollectionBeforeOperationHook } from 'payload';
import { slugify } from '../slugify.ts';

/**
 * Puts a hash of the bytes into a file's name: a replaced file gets a new address, so browsers and
 * proxies may cache the old one for ever.
 */
export const nameByContent: CollectionBeforeOperationHook = ({ req, operation }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return;
  const { ext, name } = path.parse(req.file.name);
  const hash = createHash('sha256').update(req.file.data).digest('hex').slice(0, 8);
  const stem = slugify(name.replace(/-[0-9a-f]{8}$/, '')) || 'file';
  req.file.name = `${stem}-${hash}${ext.toLowerCase()}`;
};
