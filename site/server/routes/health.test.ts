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
