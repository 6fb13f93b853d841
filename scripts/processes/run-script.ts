import { FileStoreError } from '../../cms/src/files/file-store-error.ts';
import { SettingError } from '../../cms/src/settings/settings.ts';

/** An expected error that ends a script, with one line that says why. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Runs a script to its end; an expected error is reported as one line. `--help` prints the usage. */
export async function runScript(
  script: (signal: AbortSignal) => Promise<void>,
  usage?: string,
): Promise<void> {
  if (usage && process.argv.slice(2).includes('--help')) return console.log(usage);
  const stopping = new AbortController();
  const stop = () => stopping.abort(new StartError('Ended before it was done.'));
  // Listens once, so that a second signal ends the process immediately, without the clean-up.
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
    isOfTheSystemOrArguments(error);
  console.error(isExpected ? (error as Error).message : error);
}

/** For a full disk, or an unknown flag, the message is enough. */
function isOfTheSystemOrArguments(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return 'syscall' in error || `${error.code}`.startsWith('ERR_PARSE_ARGS');
}

const started = performance.now();

export function logProgress(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`[${seconds.padStart(5)} s] ${text}`);
}
