import path from 'node:path';
import { commonEnv } from '../settings/common-env.ts';

export const MEDIA_FOLDER = path.join(commonEnv.DATA_DIR, 'media');
export const DOCUMENTS_FOLDER = path.join(commonEnv.DATA_DIR, 'documents');

/** Pictures that visitors submitted; nothing in it is public. */
export const SUBMITTED_PICTURES_FOLDER = path.join(commonEnv.DATA_DIR, 'submitted');

/** Testimonials that were accepted here, for a remote host that has the content. */
export const ACCEPTED_FOLDER = path.join(commonEnv.DATA_DIR, 'accepted-testimonials');

/** Submissions of visitors that are not in the database yet; the site writes them. */
export const SPOOL_FOLDER = path.join(commonEnv.DATA_DIR, 'spool');
