import { expect, it } from 'vitest';
import { FORMS_WAIT, healthRoutes } from './health.ts';

const store = (ready: boolean) => ({ snapshot: undefined, freshness: { ready } });
const answerOf = async (ready: boolean, hasDatabase: boolean) =>
  (await healthRoutes({ store: store(ready), hasDatabase }).request('/readyz')).json();

it('turns a proxy away while the site is about to end', async () => {
  const deps = { store: store(true), hasDatabase: true, isDraining: () => true };
  const answer = await healthRoutes(deps).request('/readyz');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'draining' });
});

it('says that forms only wait where there is no database', async () => {
  expect(await answerOf(true, false)).toEqual({ status: 'ready', forms: FORMS_WAIT });
  expect(await answerOf(false, false)).toEqual({ status: 'starting', forms: FORMS_WAIT });
  expect(await answerOf(true, true)).toEqual({ status: 'ready' });
});

const problems = async () => ['the disk is full'];

async function statusWithFullDisk(ready: boolean, path: string): Promise<number> {
  const routes = healthRoutes({ store: store(ready), hasDatabase: true, problems });
  return (await routes.request(path)).status;
}

it('offers a proxy pages, though forms cannot be kept', async () => {
  expect(await statusWithFullDisk(true, '/readyz')).toBe(503);
  expect(await statusWithFullDisk(true, '/readyz?pages')).toBe(200);
  expect(await statusWithFullDisk(false, '/readyz?pages')).toBe(503);
});

it('says that pictures cannot be made, and stays ready for a proxy', async () => {
  const why = 'the process that makes pictures does not start';
  const ask = async (freshness: { ready: boolean; staleSince?: string }, path: string) => {
    const known = { store: { snapshot: undefined, freshness }, hasDatabase: true };
    const answer = await healthRoutes({ ...known, pictureProblem: () => why }).request(path);
    return { code: answer.status, ...((await answer.json()) as object) };
  };
  const said = { code: 200, status: 'pictures cannot be made', pictures: why };
  expect(await ask({ ready: true }, '/readyz')).toEqual(said);
  expect(await ask({ ready: true }, '/readyz?pages')).toEqual({ code: 200, status: 'ready' });
  const stale = { ready: true, staleSince: '2026-01-01' };
  expect(await ask(stale, '/readyz')).toMatchObject({ status: 'stale', pictures: why });
});
