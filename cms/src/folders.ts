import path from 'node:path';
import { commonEnv } from './common-env.ts';

/** Where uploaded pictures are kept. */
export const MEDIA_FOLDER = path.join(commonEnv.DATA_DIR, 'media');

/** Where uploaded documents are kept. */
export const DOCUMENTS_FOLDER = path.join(commonEnv.DATA_DIR, 'documents');

/** Where pictures wait that visitors sent; nothing in it is public. */
export const SUBMITTED_PICTURES_FOLDER = path.join(commonEnv.DATA_DIR, 'submitted');
