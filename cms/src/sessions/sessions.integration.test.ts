import { beforeAll, describe, expect, it } from 'vitest';
import { logInAs } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';
import type { Session } from './sessions.ts';

const password = 'a long test password';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let studio: Awaited<ReturnType<typeof openStudioRest>>;
beforeAll(async () => {
  studio = await openStudioRest();
  return studio.close;
});

/** Opens a session as a browser does, and returns its requests and its owner. */
async function open(name: string, userAgent: string) {
  const answer = await studio.ask('/api/users/login', {
    method: 'POST',
    data: { email: `${name}@clinic.example`, password },
    headers: { 'User-Agent': userAgent },
  });
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  const ask = async (path: string, data?: object) => {
    const method = data ? 'POST' : 'GET';
    const headers = { Authorization: `JWT ${token}` };
    const said = await studio.ask(`/api/users/${path}`, { method, data, headers });
    return { status: said.status, body: (await said.json()) as Record<string, unknown> };
  };
  const list = async () => (await ask(`${user.id}/sessions`)).body.sessions as Session[];
  const isOpen = async () => (await ask('me')).body.user !== null;
  return { ask, id: user.id, isOpen, list };
}

describe('my sessions', () => {
  it('are listed with browser and time, and ended one by one or all others', async () => {
    await logInAs(studio, 'ada');
    const here = await open('ada', FIREFOX);
    const phone = await open('ada', SAFARI);
    const listed = await here.list();
    expect(listed.map(({ browser }) => browser).toSorted()).toEqual([
      '',
      'Firefox, Linux',
      'Safari, iOS',
    ]);
    expect(listed.filter(({ isCurrent }) => isCurrent)).toEqual([
      expect.objectContaining({ browser: 'Firefox, Linux' }),
    ]);
    for (const { begunAt, seenAt } of listed) {
      expect(Math.abs(Date.parse(begunAt) - Date.parse(seenAt))).toBeLessThan(60_000);
    }

    const handle = listed.find(({ browser }) => browser === 'Safari, iOS')?.handle;
    expect(await phone.isOpen()).toBe(true);
    const ended = await here.ask(`${here.id}/sessions/end`, { handle });
    expect(ended.body).toEqual({ ended: 1 });
    expect(await phone.isOpen()).toBe(false);

    expect((await here.ask(`${here.id}/sessions/end`, {})).body).toEqual({ ended: 1 });
    expect(await here.list()).toHaveLength(1);
    expect(await here.isOpen()).toBe(true);
  });

  it('are nobody else’s business, except an administrator’s', async () => {
    await logInAs(studio, 'bea');
    await logInAs(studio, 'eve');
    await logInAs(studio, 'admin', 'en', ['admin']);
    const bea = await open('bea', FIREFOX);
    const eve = await open('eve', FIREFOX);
    const admin = await open('admin', FIREFOX);
    expect((await eve.ask(`${bea.id}/sessions`)).status).toBe(403);
    expect((await eve.ask(`${bea.id}/sessions/end`, {})).status).toBe(403);
    expect(await bea.isOpen()).toBe(true);
    expect((await admin.ask(`${bea.id}/sessions`)).body.sessions).toHaveLength(2);
    expect((await admin.ask(`${bea.id}/sessions/end`, {})).body).toEqual({ ended: 2 });
    expect(await bea.isOpen()).toBe(false);
    expect(await admin.isOpen()).toBe(true);
  });

  it('stay ended when their owner logs in at the same moment', async () => {
    await logInAs(studio, 'cleo');
    const here = await open('cleo', FIREFOX);
    const lost = await open('cleo', SAFARI);
    const handle = (await here.list()).find(({ browser }) => browser === 'Safari, iOS')?.handle;
    await Promise.all([
      here.ask(`${here.id}/sessions/end`, { handle }),
      open('cleo', FIREFOX),
      here.ask('refresh-token', {}),
    ]);
    expect(await lost.isOpen()).toBe(false);
    expect(await here.isOpen()).toBe(true);
  });
});
