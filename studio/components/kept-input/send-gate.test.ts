// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keep, readKept } from './kept-words.ts';

const PATH = '/api/programs/0199a1b2-0000-7000-8000-000000000001?locale=de&draft=true';
const body = JSON.stringify({ title: 'Typed' });
const save = () => window.fetch(PATH, { method: 'PATCH', body });

const original = window.fetch;
const server = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
/** Who `/api/users/me` says is logged in. */
let user: string | null;
let noteLoggedIn: () => void;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  server.mockReset();
  sessionStorage.clear();
  user = 'lena';
  window.fetch = (async (path: string, init?: RequestInit) => {
    if (path === '/api/users/me') return Response.json({ user: user && { id: user } });
    if (path === '/api/users/init') return Response.json({});
    return server(path, init);
  }) as typeof fetch;
  const gate = await import('./send-gate.ts');
  ({ noteLoggedIn } = gate);
  gate.installGate('lena');
});
afterEach(() => {
  window.fetch = original;
  vi.useRealTimers();
});

const stored = () => Response.json({ doc: { title: 'Typed' } });

it('a save waits for a studio that is away, and its form does not notice', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  server.mockResolvedValueOnce(new Response('', { status: 502 }));
  server.mockImplementation(async () => stored());
  const answer = save();
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answer).status).toBe(200);
  expect(server.mock.calls.map(([, init]) => init?.body)).toEqual([body, body, body]);
});

it('a save waits for a login of the same user, not of another', async () => {
  user = null;
  server.mockResolvedValueOnce(Response.json({}, { status: 403 }));
  server.mockImplementation(async () => stored());
  const answer = save();
  await vi.advanceTimersByTimeAsync(20_000);
  user = 'marco';
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server).toHaveBeenCalledOnce();
  user = 'lena';
  noteLoggedIn();
  expect((await answer).status).toBe(200);
});

it('a save without the right to it is refused at once', async () => {
  server.mockImplementation(async () => Response.json({ errors: [] }, { status: 403 }));
  expect((await save()).status).toBe(403);
  expect(server).toHaveBeenCalledOnce();
});

it('a request that creates something is not sent twice', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  const created = window.fetch('/api/media', { method: 'POST', body });
  await expect(created).rejects.toThrow('Failed to fetch');
  expect(server).toHaveBeenCalledOnce();
});

it('an error of the studio is tried again a few times, and then shown', async () => {
  server.mockImplementation(async () => Response.json({}, { status: 500 }));
  const answer = save();
  await vi.advanceTimersByTimeAsync(120_000);
  expect((await answer).status).toBe(500);
  expect(server).toHaveBeenCalledTimes(5);
});

it('a save that arrives forgets what was kept for it', async () => {
  const place = {
    owner: 'lena',
    form: '/programs/0199a1b2-0000-7000-8000-000000000001 de',
  };
  keep(place, { at: Date.now(), before: { title: '' }, typed: { title: 'Typed' } });
  server.mockImplementation(async () => stored());
  await save();
  expect(readKept(place)).toBeUndefined();
});

it('a logout leaves nothing behind', async () => {
  keep({ owner: 'lena', form: 'x' }, { at: Date.now(), before: {}, typed: { note: 'Private' } });
  server.mockImplementation(async () => Response.json({}));
  await window.fetch('/api/users/logout', { method: 'POST' });
  expect(sessionStorage).toHaveLength(0);
});
