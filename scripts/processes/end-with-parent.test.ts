import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { END_WITH_PARENT } from './child.ts';

const IDLES = "if (process.connected) process.send('runs'); setInterval(() => {}, 1000)";

it.each([
  ['before it has begun', false],
  ['while it runs', true],
])(
  'a process ends if its parent is gone %s',
  async (_, hasBegun) => {
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, '-e', IDLES], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ended = once(child, 'exit');
    if (hasBegun) await once(child, 'message');
    // A closed channel is all that a child notices when its parent is killed.
    child.disconnect();
    expect(await ended).toEqual([null, 'SIGTERM']);
  },
  30_000,
);
