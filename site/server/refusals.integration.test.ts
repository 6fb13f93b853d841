import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ClinicSite } from '../../tests/support/clinic-site.ts';
import { sharedClinicSite } from '../../tests/support/shared-site.ts';
import { CONSENT_PATH } from '#app/consent/consent-cookies.ts';
import { DEFAULT_PHONE } from '#app/constants.ts';
import '#app/messages/all.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { href, hrefOfAny } from '#app/routing/href.ts';
import { DISMISS_PATH } from '#app/shell/messages/dismissed-styles.ts';

const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const FORM = 'application/x-www-form-urlencoded';
const PROGRAM = { Accept: 'application/json' };

let clinic: ClinicSite;

beforeAll(async () => {
  clinic = await sharedClinicSite();
});

const allowed = async (path: string) =>
  (await clinic.site.get(path, { method: 'PATCH' })).headers.get('allow');

describe.each(LOCALES)('what no page can answer, in %s', (locale) => {
  const home = href('home', {}, locale);
  const team = hrefOfAny('team', {}, locale);
  const requests = [
    [400, 'GET', `${team}/%E0%A4%A`],
    [400, 'GET', `${team}/%00`],
    [405, 'POST', team],
    [405, 'DELETE', home],
    [405, 'PUT', `${team}/not/at/all`],
    [414, 'GET', `${team}?q=${'a'.repeat(8_000)}`],
  ] as const;

  it.each(requests)('%i to %s %s is a page with a way on', async (status, method, path) => {
    const answer = await clinic.site.get(path, { method, headers: BROWSER });
    const html = await answer.text();
    const { title, text } = messagesOf(locale).errors.refusals[status];
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-language')).toBe(locale);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-");
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain(text);
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    for (const way of [home, hrefOfAny('request', {}, locale)])
      expect(main).toContain(`href="${way}"`);
    expect(main).toContain(DEFAULT_PHONE.replaceAll(' ', ''));
  });

  it.each(requests)('%i to %s %s is data for a program', async (status, method, path) => {
    const answer = await clinic.site.get(path, { method, headers: PROGRAM });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({
      message: messagesOf(locale).errors.refusals[status].title,
      statusCode: status,
    });
  });

  it.each([
    [400, CONSENT_PATH, 'choice=everything', 'same-origin'],
    [413, DISMISS_PATH, `id=${'x'.repeat(5_000)}`, 'same-origin'],
    [403, href('contact', {}, locale), 'name=Ada', 'cross-site'],
  ] as const)('%i to a form at %s is such a page too', async (status, path, body, from) => {
    const Referer = `${clinic.site.url}${team}`;
    const headers = { ...BROWSER, 'Content-Type': FORM, 'Sec-Fetch-Site': from, Referer };
    const answer = await clinic.site.get(path, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-language')).toBe(locale);
    const html = await answer.text();
    expect(html).toContain(messagesOf(locale).errors.refusals[status].title);
    expect(html).toContain(`href="${hrefOfAny('request', {}, locale)}"`);
  });

  it('a name that does not exist goes into no link', async () => {
    const contact = href('contact', {}, locale);
    const html = await clinic.site.text(`${contact}?news=nope`);
    expect(html).toMatch(/<a[^>]+data-language/);
    expect(html).not.toContain('news=-');
  });

  it('what is missing is data for a program too', async () => {
    const answer = await clinic.site.get(`${team}/not/at/all`, { headers: PROGRAM });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-language')).toBe(locale);
    const message = messagesOf(locale).errors.notFoundTitle;
    expect(await answer.json()).toEqual({ message, statusCode: 404 });
  });

  it('says what else can be done with an address', async () => {
    expect(await allowed(team)).toBe('GET, HEAD');
    expect(await allowed(hrefOfAny('request', {}, locale))).toBe('GET, HEAD, POST');
  });

  it('a page is not refused by what stands in its address', async () => {
    const html = await clinic.site.text(`${home === '/' ? '' : home}/nowhere-at-all?refused=405`);
    expect(html).toContain(messagesOf(locale).errors.notFoundTitle);
  });
});
