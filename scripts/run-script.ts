import { SettingError } from '../cms/src/settings.ts';
import { StartError } from './start-error.ts';

/** Runs a command to its end; a failure that was foreseen is one line. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    const isExpected = error instanceof StartError || error instanceof SettingError;
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
}
