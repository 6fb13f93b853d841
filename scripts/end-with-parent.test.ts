import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { END_WITH_PARENT } from './child.ts';

const IDLES = ['--import', END_WITH_PARENT, '-e', 'setInterval(() => {}, 1000)'];

it.each([
  ['before it has begun', 0],
  ['while it runs', 1_500],
])(
  'a process ends whose parent goes %s',
  async (_, afterMs) => {
    const child = spawn(process.execPath, IDLES, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const ended = once(child, 'exit');
    await sleep(afterMs);
    // All that a child notices of a parent that was killed.
    child.disconnect();
    expect(await ended).toEqual([null, 'SIGTERM']);
  },
  30_000,
);
