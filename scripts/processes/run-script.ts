import { FileStoreError } from '../../cms/src/files/file-store-error.ts';
import { SettingError } from '../../cms/src/settings/settings.ts';
import { StartError } from './start-error.ts';

/** Runs a script to its end; an expected error is reported as one line. */
export async function runScript(script: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  const stop = () => stopping.abort(new StartError('Ended before it was done.'));
  // Once: a second signal ends the process at once, without the clean-up.
  process.once('SIGTERM', stop).once('SIGINT', stop);
  try {
    await script(stopping.signal);
  } catch (error) {
    printFailure(stopping.signal.aborted ? stopping.signal.reason : error);
    process.exitCode = 1;
  }
}

export function printFailure(error: unknown): void {
  const isExpected =
    [StartError, SettingError, FileStoreError].some((kind) => error instanceof kind) ||
    isOfTheSystem(error);
  console.error(isExpected ? (error as Error).message : error);
}

/** An error of the operating system, such as a full disk: its message is enough. */
function isOfTheSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
