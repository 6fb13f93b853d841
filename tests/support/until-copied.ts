import { existsSync } from 'node:fs';
import { copyFile } from '../../site/content/disk-copy.ts';
import { until } from './until.ts';

/** Waits for the copy of the content on disk, which a site writes after it is ready. */
export async function untilCopied(dataFolder: string): Promise<void> {
  await until(() => existsSync(copyFile(dataFolder)));
}
