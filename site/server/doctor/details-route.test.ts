import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { detailsRoute } from './details-route.ts';
import { diagnose } from './finding.ts';
import { siteExaminer } from './site-examiner.ts';

const TOKEN = 'a-token-for-monitoring';
const examine = async () => diagnose([]);
const app = (token?: string) =>
  new Hono()
    .route('/', detailsRoute({ examine, ...(token && { token }) }))
    .get('/readyz', (context) => context.text('the usual answer'));
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

it('answers only requests for details with the token', async () => {
  expect((await app(TOKEN).request('/readyz?details')).status).toBe(401);
  expect((await app(TOKEN).request('/readyz?details', bearer('another'))).status).toBe(401);
  const answer = await app(TOKEN).request('/readyz?details', bearer(TOKEN));
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toEqual({ ready: true, todo: [], findings: [] });
  expect(await (await app(TOKEN).request('/readyz')).text()).toBe('the usual answer');
});

it('has no details where no token is set', async () => {
  expect((await app().request('/readyz?details', bearer(TOKEN))).status).toBe(404);
});

it('examines a site once for all who ask within half a minute, even before it has content', async () => {
  let looks = 0;
  const ask = siteExaminer({
    settings: {
      SITE_URL: 'https://www.clinic.example',
      DATA_DIR: '/',
      PORT: 3000,
      GCLID_CONSENT: 'off',
    },
    store: { snapshot: undefined, dropped: [], freshness: { ready: false } },
    inbox: {
      problems: async () => {
        looks += 1;
        return [];
      },
      countMails: async () => ({}),
    },
    pictureProblem: () => undefined,
  });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second).toBe(first);
  expect(looks).toBe(1);
  expect(first.ready).toBe(false);
  expect(first.findings[0]).toMatchObject({ area: 'source', state: 'wrong' });
});
