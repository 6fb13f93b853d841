import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeThumbnail } from './make-thumbnail.ts';
import { uploadsIn } from '#server/files/source-file.ts';
import { FIXTURES } from '#server/api/testing/seed-snapshot.ts';
import { useTemporaryFolder } from '#server/api/testing/test-app.ts';
import { PictureMaker } from './picture-maker.ts';

const logger = pino({ level: 'silent' });
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const REAL = here('./picture-process.ts');
const DENIED_PRIORITY = here('./testing/denied-priority-process.ts');
const STUBBORN = here('./testing/stubborn-process.js');
/** A process starts slowly on a machine where many others run. */
const PATIENCE = 60_000;
vi.setConfig({ testTimeout: PATIENCE });

type Limits = ConstructorParameters<typeof PictureMaker>[0]['limits'];
const makers: PictureMaker[] = [];
function useMaker(script: string, limits?: Limits): PictureMaker {
  const maker = new PictureMaker({ script, logger, limits });
  makers.push(maker);
  return maker;
}
afterEach(() => {
  for (const maker of makers.splice(0)) maker.stop();
});

/** Sends a command to the stubborn process and resolves with its response. */
const tell = (maker: PictureMaker, what: string) =>
  maker.run('withoutMetadata', what as never) as Promise<unknown>;

function isAlive(pid: number | undefined): boolean {
  try {
    return process.kill(pid ?? 0, 0);
  } catch {
    return false;
  }
}
const untilGone = (pid: number | undefined) =>
  vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENCE);

const photo = async () => {
  const source = await uploadsIn(path.join(FIXTURES, 'uploads'))(['photo.jpg']);
  if (!source) throw new Error('The photo of the recorded host is missing');
  return source;
};
const WISH = { src: 'photo.jpg', width: 60, quality: 80, focal: { x: 50, y: 50 } };

describe('the process that makes pictures', () => {
  it('makes the same as this one would, and says what is wrong', async () => {
    const maker = useMaker(REAL);
    const source = await photo();
    const made = await maker.run('makeThumbnail', source, WISH, 'jpeg');
    expect(maker.pid).not.toBe(process.pid);
    expect(Buffer.isBuffer(made)).toBe(true);
    expect(made.equals(await makeThumbnail(source, WISH, 'jpeg'))).toBe(true);
    const large = { ...WISH, width: 2560, height: 2560, mode: 'resize' as const };
    await expect(maker.run('makeThumbnail', source, large, 'gif')).rejects.toMatchObject({
      name: 'RequestError',
      status: 400,
    });
    await expect(maker.run('encodeVisitorPicture', Buffer.from('none'))).rejects.toThrow();
    const card = await maker.run('drawSharePicture', 'Laboratory', 'Montalba', made);
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('knows none of our settings', async () => {
    const names = (await tell(useMaker(STUBBORN), 'settings')) as string[];
    expect(names).toContain('MALLOC_ARENA_MAX');
    const ours = ['SECRET', 'DATABASE_URL'];
    expect(ours.map((name) => process.env[name])).not.toContain(undefined);
    for (const name of ours) expect(names).not.toContain(name);
  });

  it('is replaced when it is killed, and what it was at is made all the same', async () => {
    const maker = useMaker(REAL);
    const source = await photo();
    await maker.run('makeThumbnail', source, WISH, 'jpeg');
    const { pid } = maker;
    const making = [61, 62, 63].map((width) =>
      maker.run('makeThumbnail', source, { ...WISH, width }, 'webp'),
    );
    process.kill(pid ?? 0, 'SIGKILL');
    const made = await Promise.all(making);
    const sizes = await Promise.all(
      made.map(async (bytes) => (await sharp(bytes).metadata()).width),
    );
    expect(sizes).toEqual([61, 62, 63]);
    expect(maker.pid).not.toBe(pid);
  });

  it('is not brought down for good by a picture that brings it down', async () => {
    const maker = useMaker(STUBBORN);
    const fatal = tell(maker, 'crash');
    await expect(fatal).rejects.toMatchObject({ status: 503 });
    expect(await tell(maker, 'hello')).toMatch(/^hello by/);
  });

  it('is killed for a picture that never ends; the others are made by the next', async () => {
    const maker = useMaker(STUBBORN, { maxMs: 300 });
    const first = await tell(maker, 'hello');
    await expect(tell(maker, 'hang')).rejects.toMatchObject({ status: 503 });
    const next = await tell(maker, 'hello');
    expect(next).not.toBe(first);
  });

  it('makes pictures where it may not lower its priority', async () => {
    const maker = useMaker(DENIED_PRIORITY);
    const made = await maker.run('makeThumbnail', await photo(), WISH, 'jpeg');
    expect((await sharp(made).metadata()).width).toBe(60);
    expect(maker.problem).toBeUndefined();
  });

  it('makes room for another when it has grown, and ends when there is nothing to do', async () => {
    const grown = useMaker(REAL, { maxMemory: 1 });
    const source = await photo();
    const making = [70, 71].map((width) =>
      grown.run('makeThumbnail', source, { ...WISH, width }, 'jpeg'),
    );
    const { pid } = grown;
    await Promise.all(making);
    expect(grown.pid).toBeUndefined();
    await untilGone(pid);
    const idle = useMaker(STUBBORN, { idleMs: 10 });
    await tell(idle, 'hello');
    await vi.waitFor(() => expect(idle.pid).toBeUndefined(), PATIENCE);
    expect(await tell(idle, 'hello again')).toMatch(/^hello again/);
  });

  it('does not outlive a site that is killed', async () => {
    const parent = spawn(
      process.execPath,
      ['--import', 'tsx', here('./testing/killed-parent.ts')],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await untilGone(pid);
  });
});

describe('a process that makes pictures and does not start', () => {
  const folder = useTemporaryFolder();
  const SOON = { status: 503, headers: { 'Retry-After': '30' } };

  it('is known before anybody asks for a picture, and not started for each', async () => {
    const script = path.join(folder, 'dies.js');
    const starts = path.join(folder, 'starts');
    writeFileSync(starts, '');
    const note = `require('node:fs').appendFileSync(${JSON.stringify(starts)}, '.')`;
    writeFileSync(script, `${note}; process.exit(1)`);
    const maker = useMaker(script);
    expect(maker.problem).toBeUndefined();
    maker.start();
    await vi.waitFor(() => expect(maker.problem).toMatch(/does not start/), PATIENCE);
    await expect(tell(maker, 'hello')).rejects.toMatchObject(SOON);
    await expect(tell(maker, 'hello')).rejects.toMatchObject(SOON);
    expect(readFileSync(starts, 'utf8')).toBe('..');
  });

  it('is no trouble any more once it starts again', async () => {
    const script = path.join(folder, 'recovers.js');
    writeFileSync(script, 'process.exit(1)');
    const maker = useMaker(script, { retryMs: 10 });
    await expect(tell(maker, 'hello')).rejects.toMatchObject({ status: 503 });
    expect(maker.problem).toMatch(/does not start/);
    copyFileSync(STUBBORN, script);
    await vi.waitFor(() => expect(maker.problem).toBeUndefined(), PATIENCE);
    expect(await tell(maker, 'hello')).toMatch(/^hello by/);
  });

  it('is killed if its start never ends', async () => {
    const script = path.join(folder, 'hangs.js');
    writeFileSync(script, 'setInterval(() => {}, 1000)');
    const maker = useMaker(script, { startMs: 50 });
    await expect(tell(maker, 'hello')).rejects.toMatchObject(SOON);
    expect(maker.pid).toBeUndefined();
  });

  it('does not end the site where no process may be started at all', async () => {
    // Node throws ENOMEM synchronously, too.
    const maker = useMaker('nothing\0to start');
    await expect(tell(maker, 'hello')).rejects.toMatchObject(SOON);
    expect(maker.problem).toMatch(/does not start/);
  });
});
