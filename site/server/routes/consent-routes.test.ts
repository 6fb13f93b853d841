import { describe, expect, it } from 'vitest';
import { consentRoutes } from './consent-routes.ts';

const SITE = 'https://www.clinic.example';
const routes = consentRoutes({ siteUrl: SITE });

function post(body: string, headers: Record<string, string> = {}) {
  return routes.request(`${SITE}/consent`, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      Referer: `${SITE}/de/kontakt?utm_source=x`,
      ...headers,
    },
  });
}

const YEAR = 'Max-Age=31536000; Path=/; Secure; SameSite=Lax';
const GONE = 'Max-Age=0; Path=/; Secure; SameSite=Lax';

describe('the form of the cookie card', () => {
  it('sets what was chosen for a year, and leads back', async () => {
    const answer = await post('choice=confirm&google=on');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/de/kontakt?utm_source=x');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toContain(`consent_google=true; ${YEAR}`);
    expect(cookies).toContain(`hide_cookie_banner=true; ${YEAR}`);
    expect(cookies).toContain(`consent_marketing=; ${GONE}`);
  });

  it('removes what marketing had brought, for every domain it may be of', async () => {
    const cookie = 'consent_marketing=true; _ga=1; smc_gclid=abcde; utm_source=x';
    const cookies = (await post('choice=reject', { Cookie: cookie })).headers.getSetCookie();
    for (const name of ['consent_marketing', 'consent_google', '_ga', 'smc_gclid']) {
      expect(cookies, name).toContain(`${name}=; ${GONE}`);
    }
    for (const domain of ['www.clinic.example', 'clinic.example']) {
      expect(
        cookies.some((line) => line.startsWith('_ga=;') && line.includes(`Domain=${domain};`)),
      ).toBe(true);
    }
    expect(cookies.join()).not.toContain('utm_source');
    expect(cookies).toContain(`hide_cookie_banner=true; ${YEAR}`);
  });

  it('asks again when it is asked for, and keeps the choice', async () => {
    const cookies = (await post('choice=open')).headers.getSetCookie();
    expect(cookies).toContain(`hide_cookie_banner=; ${GONE}`);
    expect(cookies.join()).not.toContain('consent_');
  });

  it('allows videos and maps alone', async () => {
    const cookies = (await post('choice=google')).headers.getSetCookie();
    expect(cookies).toEqual([`consent_google=true; ${YEAR}`]);
  });

  it.each([
    [{ Referer: '' }, '/de'],
    [{ Referer: 'https://evil.example/x' }, '/de'],
    [{ Referer: `${SITE}//evil.example/x` }, '/evil.example/x'],
  ])('with %j leads to %s', async (headers, location) => {
    const answer = await post('choice=reject&from=%2Fde', headers);
    expect(answer.headers.get('location')).toBe(location);
  });

  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'is not led away by %s',
    async (from) => {
      const body = new URLSearchParams({ choice: 'reject', from }).toString();
      expect((await post(body, { Referer: '' })).headers.get('location')).toBe('/');
    },
  );

  it.each([
    ['another choice', 'choice=everything', {}, 400],
    ['no choice', '', {}, 400],
    ['another site', 'choice=confirm&marketing=on', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['no form', 'choice=reject', { 'Content-Type': 'application/json' }, 400],
    ['a broken form', 'choice=reject', { 'Content-Type': 'multipart/form-data' }, 400],
    ['half a form', '--x', { 'Content-Type': 'multipart/form-data; boundary=x' }, 400],
    ['a cookie that cannot be removed', 'choice=reject', { Cookie: '_ga_[x]=1' }, 400],
    ['another one', 'choice=reject', { Cookie: '_gcl_(x)=%E0%A4%A; _ga_a"b=1' }, 400],
    ['far too much', `choice=reject&x=${'y'.repeat(5_000)}`, {}, 413],
  ])('refuses %s', async (_, body, headers, status) => {
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

const state = (cookie: string) =>
  routes.request(`${SITE}/consent/state.css`, { headers: { Cookie: cookie } });

it('browsers without scripts are told whether to show the card', async () => {
  const undecided = await state('');
  expect(undecided.headers.get('content-type')).toContain('text/css');
  expect(undecided.headers.get('cache-control')).toBe('no-store');
  expect(await undecided.text()).toBe('#cookie-card{display:block}');
  expect(await (await state('hide_cookie_banner=true')).text()).toBe('');
});
