import { LOCALES } from '@alpsera/cms/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClinicSite, type ClinicSite } from '../../tests/support/clinic-site.ts';
import { DEFAULT_PHONE } from '../app/constants.ts';
import de from '../app/messages/de.json';
import en from '../app/messages/en.json';
import itMessages from '../app/messages/it.json';
import { href } from '../app/routing/href.ts';

const MESSAGES = { en, de, it: itMessages };
const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const PROGRAM = { Accept: 'application/json' };

let clinic: ClinicSite;

beforeAll(async () => {
  clinic = await startClinicSite();
});

afterAll(() => clinic.close());

const allowed = async (path: string) =>
  (await clinic.site.get(path, { method: 'PATCH' })).headers.get('allow');

describe.each(LOCALES)('what no page can answer, in %s', (locale) => {
  const home = href('home', {}, locale);
  const team = href('team', {}, locale);
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
    const { title, text } = MESSAGES[locale].errors.refusals[status];
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-language')).toBe(locale);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-");
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain(text);
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    for (const way of [home, href('request', {}, locale)]) expect(main).toContain(`href="${way}"`);
    expect(main).toContain(DEFAULT_PHONE.replaceAll(' ', ''));
  });

  it.each(requests)('%i to %s %s is data for a program', async (status, method, path) => {
    const answer = await clinic.site.get(path, { method, headers: PROGRAM });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({
      message: MESSAGES[locale].errors.refusals[status].title,
      statusCode: status,
    });
  });

  it('what is missing is data for a program too', async () => {
    const answer = await clinic.site.get(`${team}/not/at/all`, { headers: PROGRAM });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-language')).toBe(locale);
    const message = MESSAGES[locale].errors.notFoundTitle;
    expect(await answer.json()).toEqual({ message, statusCode: 404 });
  });

  it('says what else can be done with an address', async () => {
    expect(await allowed(team)).toBe('GET, HEAD');
    expect(await allowed(href('request', {}, locale))).toBe('GET, HEAD, POST');
  });

  it('a page is not refused by what stands in its address', async () => {
    const html = await clinic.site.text(`${home === '/' ? '' : home}/nowhere-at-all?refused=405`);
    expect(html).toContain(MESSAGES[locale].errors.notFoundTitle);
  });
});
