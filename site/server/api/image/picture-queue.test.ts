import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PictureQueue, type PictureRequester, type QueueLimits } from './picture-queue.ts';

const LIMITS: QueueLimits = {
  atOnce: 2,
  besidesPages: 1,
  maxWaitingPerAddress: 3,
  maxWaiting: { page: 5, later: 5, wish: 4 },
  maxWishMs: 60_000,
};

/** A queue whose pictures are finished when the test calls `end`. */
function useQueue(limits: Partial<QueueLimits> = {}) {
  const queue = new PictureQueue<string>({ ...LIMITS, ...limits });
  const begun: string[] = [];
  const finish = new Map<string, (error?: Error) => void>();
  const ask = (name: string, asker: PictureRequester) =>
    queue.run(name, asker, () => {
      begun.push(name);
      return new Promise((resolve, reject) => {
        finish.set(name, (error) => (error ? reject(error) : resolve(`picture ${name}`)));
      });
    });
  const end = async (name: string, error?: Error) => {
    finish.get(name)?.(error);
    // Lets the queue start the next picture.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, begun, end };
}

const PAGE: PictureRequester = { rank: 'page' };
const WISH: PictureRequester = { rank: 'wish' };
const BUSY = { status: 503, headers: { 'Retry-After': '2' } };

// Pictures that still wait at the end of a test must not time out during another test.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => vi.useRealTimers());

describe('the queue of pictures', () => {
  it('makes what pages show first and keeps a place for it', async () => {
    const { ask, begun, end } = useQueue();
    void ask('wish 1', WISH);
    void ask('wish 2', WISH);
    void ask('later', { rank: 'later' });
    expect(begun).toEqual(['wish 1']);
    void ask('page 1', PAGE);
    void ask('page 2', PAGE);
    expect(begun).toEqual(['wish 1', 'page 1']);
    await end('wish 1');
    expect(begun.at(-1)).toBe('page 2');
    await end('page 1');
    expect(begun.at(-1)).toBe('later');
    await end('page 2');
    expect(begun).toHaveLength(4);
    await end('later');
    expect(begun.at(-1)).toBe('wish 2');
  });

  it('makes one picture for all who ask for it, as soon as the most urgent of them needs it', async () => {
    const { ask, begun, end } = useQueue({ atOnce: 1 });
    void ask('first', WISH);
    const answers = [ask('a', WISH), ask('b', WISH), ask('b', PAGE), ask('b', WISH)];
    await end('first');
    expect(begun).toEqual(['first', 'b']);
    await end('b');
    await end('a');
    expect(await Promise.all(answers)).toEqual([
      'picture a',
      ...Array.from({ length: 3 }, () => 'picture b'),
    ]);
    expect(begun).toEqual(['first', 'b', 'a']);
  });

  it('does not make pictures that nobody waits for any more', async () => {
    const { ask, begun, end } = useQueue({ atOnce: 1 });
    const leaving = new AbortController();
    const gone = { ...WISH, signal: leaving.signal };
    const running = ask('running', gone);
    const dropped = ask('dropped', gone);
    const shared = ask('shared', gone);
    const stays = ask('shared', WISH);
    leaving.abort();
    for (const left of [running, dropped, shared]) {
      await expect(left).rejects.toMatchObject({ status: 503 });
    }
    const joins = ask('running', WISH);
    await end('running');
    expect(await joins).toBe('picture running');
    await end('shared');
    expect(await stays).toBe('picture shared');
    expect(begun).toEqual(['running', 'shared']);
    await expect(ask('late', gone)).rejects.toMatchObject({ status: 503 });
    void ask('dropped', WISH);
    expect(begun).toEqual(['running', 'shared', 'dropped']);
  });

  it('refuses requests while too many wait', async () => {
    const { ask } = useQueue();
    void ask('running', WISH);
    for (const name of ['a', 'b', 'c', 'd']) void ask(name, WISH);
    await expect(ask('e', WISH)).rejects.toMatchObject(BUSY);
    void ask('a', WISH);
    void ask('page 1', PAGE);
    void ask('page 2', PAGE);
  });

  it('limits how many pictures one address may wait for, without affecting others', async () => {
    const { ask } = useQueue({ atOnce: 1, maxWaiting: { page: 9, later: 9, wish: 9 } });
    const leaving = new AbortController();
    const greedy = { ...WISH, from: '192.0.2.1' };
    void ask('running', greedy);
    for (const name of ['a', 'b']) void ask(name, greedy);
    const dropped = ask('c', { ...greedy, signal: leaving.signal });
    await expect(ask('d', greedy)).rejects.toMatchObject(BUSY);
    void ask('a', greedy);
    void ask('e', { ...WISH, from: '192.0.2.2' });
    leaving.abort();
    await expect(dropped).rejects.toMatchObject({ status: 503 });
    void ask('d', greedy);
  });

  it('lets addresses take turns, however much one of them asks for', async () => {
    const { ask, begun, end } = useQueue({ atOnce: 1 });
    const greedy = { ...WISH, from: '192.0.2.1' };
    for (const name of ['a', 'b', 'c']) void ask(name, greedy);
    void ask('visitor 1', { ...WISH, from: '192.0.2.2' });
    // A picture that another address requested long ago is also made in the visitor's turn.
    void ask('c', { ...WISH, from: '192.0.2.3' });
    for (const name of ['a', 'visitor 1', 'c']) await end(name);
    expect(begun).toEqual(['a', 'visitor 1', 'c', 'b']);
  });

  it('makes room for somebody else when one address has filled it', async () => {
    const { ask, begun, end } = useQueue({ atOnce: 1, maxWaitingPerAddress: 9 });
    const greedy = { ...WISH, from: '192.0.2.1' };
    const leaving = new AbortController();
    for (const name of ['running', 'a', 'b']) void ask(name, greedy);
    const third = ask('c', greedy);
    const last = ask('d', { ...greedy, signal: leaving.signal });
    const visitor = ask('visitor', { ...WISH, from: '192.0.2.2' });
    await expect(last).rejects.toMatchObject(BUSY);
    await expect(ask('e', greedy)).rejects.toMatchObject(BUSY);
    const wanted = ask('d', { ...WISH, from: '192.0.2.3' });
    await expect(third).rejects.toMatchObject(BUSY);
    // The client, which was answered long ago, disconnects.
    leaving.abort();
    for (const name of ['running', 'visitor', 'd']) await end(name);
    expect(await Promise.all([visitor, wanted])).toEqual(['picture visitor', 'picture d']);
    expect(begun).toEqual(['running', 'visitor', 'd', 'a']);
  });

  it('gives up other pictures that wait too long, but makes those of pages', async () => {
    const { ask, begun, end } = useQueue({ atOnce: 1 });
    const running = ask('running', WISH);
    const late = ask('late', WISH);
    const page = ask('page', PAGE);
    const refused = expect(late).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '60' },
    });
    vi.advanceTimersByTime(60_000);
    await refused;
    await end('running');
    await end('page');
    expect(await Promise.all([running, page])).toEqual(['picture running', 'picture page']);
    expect(begun).toEqual(['running', 'page']);
  });

  it('goes on after a failure', async () => {
    const { ask, end } = useQueue({ atOnce: 1 });
    const failing = [ask('a', PAGE), ask('a', PAGE)];
    const next = ask('b', PAGE);
    const failed = Promise.allSettled(failing);
    await end('a', new Error('broken'));
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await end('b');
    expect(await next).toBe('picture b');
    void ask('a', PAGE);
  });
});
