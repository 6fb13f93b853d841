import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { registerChild } from './child-registry.ts';

export const END_WITH_PARENT = new URL('./end-with-parent.js', import.meta.url).href;

type Options = Omit<SpawnOptions, 'stdio'> & {
  env: NodeJS.ProcessEnv;
  stdio: ['inherit', 'inherit', 'inherit'] | ['ignore', 'inherit' | 'pipe', 'inherit' | 'pipe'];
};

/**
 * Starts Node with a script. The child exits with this process: a closed IPC channel tells it that
 * its parent is gone. If it hangs, the record of it lets the next start end it.
 */
export function startChild(args: readonly string[], options: Options): ChildProcess {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    ...options,
    stdio: [...options.stdio, 'ipc'],
  });
  const { DATA_DIR } = options.env;
  if (child.pid && DATA_DIR) child.once('exit', registerChild(DATA_DIR, child.pid));
  return child;
}
