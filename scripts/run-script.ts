import { SettingError } from '../cms/src/settings.ts';
import { StartError } from './start-error.ts';

/** Runs a command to its end; a failure that was foreseen is one line. */
export async function runScript(script: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  const stop = () => stopping.abort(new StartError('Ended before it was done.'));
  // Once: whoever cannot wait until all is cleaned up asks a second time.
  process.once('SIGTERM', stop).once('SIGINT', stop);
  try {
    await script(stopping.signal);
  } catch (error) {
    sayFailure(stopping.signal.aborted ? stopping.signal.reason : error);
    process.exitCode = 1;
  }
}

export function sayFailure(error: unknown): void {
  const isExpected =
    error instanceof StartError || error instanceof SettingError || isOfTheSystem(error);
  console.error(isExpected ? (error as Error).message : error);
}

/** A disk that is full, a folder that must not be written to: the message says it all. */
function isOfTheSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
