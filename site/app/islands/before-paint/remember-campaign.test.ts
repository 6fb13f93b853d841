// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://clinic.example/" }
import { expect, it, vi } from 'vitest';
import { rememberCampaign } from './remember-campaign.ts';

const CLICK = '?gclid=Cj0KCQiA-test_123';
let written: string[];

/** A visit with these cookies and this query. */
function visit(search: string, gclidConsent: 'on' | undefined, cookies: string[] = []) {
  for (const kept of document.cookie.split('; ')) {
    document.cookie = `${kept.split('=')[0]}=; Path=/; Max-Age=-1`;
  }
  for (const cookie of cookies) document.cookie = `${cookie}; Path=/`;
  history.replaceState(null, '', `/${search}`);
  document.documentElement.toggleAttribute('data-gclid-consent', false);
  if (gclidConsent) document.documentElement.dataset.gclidConsent = gclidConsent;
  const writing = vi.spyOn(document, 'cookie', 'set');
  rememberCampaign();
  written = writing.mock.calls.map(([line]) => line);
  writing.mockRestore();
}

const names = () => written.map((line) => line.split('=')[0]);

it('a click on an ad grants consent if the clinic has enabled that', () => {
  visit(CLICK, 'on');
  expect(names()).toEqual([
    ...['consent_marketing', 'consent_google', 'hide_cookie_banner', 'smc_gclid'],
  ]);
  expect(written[3]).toBe(
    'smc_gclid=Cj0KCQiA-test_123; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
  );
});

it('a click on an ad grants nothing otherwise, and its id is not kept', () => {
  visit(CLICK, undefined);
  expect(written).toEqual([]);
});

it('the id of a click is kept with consent, however that was given', () => {
  visit(CLICK, undefined, ['hide_cookie_banner=true', 'consent_marketing=true']);
  expect(names()).toEqual(['smc_gclid']);
});

it('a click on an ad does not override a refusal', () => {
  visit(CLICK, 'on', ['hide_cookie_banner=true']);
  expect(written).toEqual([]);
});

it('an address that is glued to a code is cut off', () => {
  visit('?discount=W24https://clinic.example/de/anfrage&label=https%3A//clinic.example', 'on');
  expect(written).toEqual(['discount=W24; Path=/; Max-Age=604800; SameSite=Lax; Secure']);
});

it('mends cookies of earlier visits that have an address glued to their value', () => {
  const glued = encodeURIComponent('https://clinic.example/de/anfrage');
  const cookies = [`discount=W24${glued}`, `label=${glued}`, 'utm_source=letter'];
  visit('', undefined, cookies);
  expect(written).toEqual([
    'label=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    'discount=W24; Path=/; Max-Age=604800; SameSite=Lax; Secure',
  ]);
});

it('a source that is an address is kept as it is', () => {
  const address = encodeURIComponent('https://www.google.com');
  visit('', undefined, [`utm_source=${address}`]);
  expect(written).toEqual([]);
});

it('the campaign of a link needs no consent', () => {
  visit('?utm_source=letter&discount=W10', undefined);
  expect(written).toEqual([
    'utm_source=letter; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
    'discount=W10; Path=/; Max-Age=604800; SameSite=Lax; Secure',
  ]);
});
