import { parseArgs } from 'node:util';
import { openS3Store } from '../cms/src/files/s3-store.ts';
import { presentSettings } from './settings/env.ts';
import { localFiles, moveFiles, type Moved } from './files/move-files.ts';
import { runScript, logProgress, StartError } from './processes/run-script.ts';

const NO_STORE =
  'There is no S3 to move files to or from: set S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.';

await runScript(async (signal) => {
  const { values } = parseArgs({
    options: {
      back: { type: 'boolean', default: false },
      delete: { type: 'boolean', default: false },
    },
  });
  const { DATA_DIR, ...settings } = presentSettings();
  const store = openS3Store(settings);
  if (!store) throw new StartError(NO_STORE);
  const folder = localFiles(DATA_DIR);
  const [from, to] = values.back ? [store, folder] : [folder, store];
  const moved = await moveFiles({ from, to, isDeleting: values.delete, signal });
  for (const line of report(moved)) logProgress(line);
  const { length } = moved.different;
  if (length === 0) return;
  throw new StartError(
    `${length} of them ${length === 1 ? 'is' : 'are'} different in ${to.place}, and left as they are: ` +
      `${moved.different.join(', ')}. Remove the wrong ones and run this again.`,
  );
}, 'npm run files:move [-- --back] [--delete]: copies files from the data folder to S3, or back.');

function report({ from, to, copied, same, deleted, different }: Moved): string[] {
  const total = copied + same + different.length;
  return [
    `${total} files in ${from}: ${copied} copied to ${to} and compared, ${same} were there already.`,
    deleted > 0
      ? `${deleted} were deleted in ${from}.`
      : `None was deleted in ${from}; --delete does that, after comparing each.`,
  ];
}
