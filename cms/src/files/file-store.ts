import { commonEnv } from '../settings/common-env.ts';
import { openS3Store } from './s3-store.ts';

/** The S3 store of this process; undefined if files are kept in the data folder. */
export const fileStore = openS3Store(commonEnv);
