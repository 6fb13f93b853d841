import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../processes/run-script.ts';

const HUNG_UP = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

// The data is piped through this process, so that tar ends too if this process is killed.

/** Packs a folder into a file that only its owner can read: it contains data of visitors. */
export function pack(folder: string, file: string, signal: AbortSignal): Promise<void> {
  return tar(['-czf', '-', '-C', folder, '.'], signal, ({ stdout }) =>
    pipeline(stdout, createWriteStream(file, { mode: 0o600, flush: true }), { signal }),
  );
}

export function unpack(file: string, folder: string, signal: AbortSignal): Promise<void> {
  const flags = ['--no-same-owner', '--no-same-permissions'];
  return tar(['-xzf', '-', '-C', folder, ...flags], signal, ({ stdin }) =>
    pipeline(createReadStream(file), stdin, { signal }),
  );
}

async function tar(
  args: string[],
  signal: AbortSignal,
  flow: (child: ChildProcessWithoutNullStreams) => Promise<void>,
): Promise<void> {
  signal.throwIfAborted();
  const child = spawn('tar', args, { signal });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', () => reject(new StartError('The program tar is needed and was not found.')));
    child.on('close', resolve);
  });
  const flowed = flow(child).catch((error: NodeJS.ErrnoException) => {
    // If tar fails, or needs no more input, it closes its pipe, and its exit code decides.
    if (HUNG_UP.has(error.code ?? '')) return undefined;
    child.kill();
    return error.message;
  });
  const [code, broken] = await Promise.all([ended.finally(() => signal.throwIfAborted()), flowed]);
  const why = broken ?? [...new Set(said.split('\n'))].filter(Boolean).join('; ');
  if (code !== 0 || broken)
    throw new StartError(`The archive could not be read or written: ${why}`);
}
