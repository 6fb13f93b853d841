import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { promisify } from 'node:util';

type Environment = Record<string, string>;

const command = (script: string, args: string[]) => [
  '--import',
  'tsx',
  `scripts/${script}.ts`,
  ...args,
];

/** Runs the script behind `npm run`; returns its exit code, and its output or error output. */
export async function runNpmScript(script: string, args: string[], env: Environment) {
  const options = { env: { ...process.env, ...env } };
  return promisify(execFile)(process.execPath, command(script, args), options).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

/** Starts the script, for a test that ends it early. */
export function startNpmScript(script: string, args: string[], env: Environment) {
  const child: ChildProcess = spawn(process.execPath, command(script, args), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const end = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said })),
  );
  return { kill: (signal: NodeJS.Signals) => void child.kill(signal), end };
}
