import { commonEnv } from '../settings/common-env.ts';
import { openS3Store } from './s3-store.ts';

/** Where this process keeps files; undefined: in the data folder. */
export const fileStore = openS3Store(commonEnv);
