import { parse } from 'hono/utils/cookie';
import { expect, it } from 'vitest';
import { senderCampaign } from './form-action.ts';

const campaign = (path: string, cookie = '') =>
  senderCampaign({
    url: new URL(`http://site${path}`),
    cookies: new Map(Object.entries(parse(cookie))),
  });

it('the campaign is what the address names, else what the browser remembers', () => {
  expect(campaign('/request?label=B', 'utm_source=letter; label=A; discount=W%2010')).toEqual({
    utm_source: 'letter',
    label: 'B',
    discount: 'W 10',
  });
});

it('the click id is from the cookie that needs consent, never from the address', () => {
  expect(campaign('/request?gclid=Cj0KCQiA_1')).toEqual({});
  expect(campaign('/request?gclid=Cj0KCQiA_1', 'smc_gclid=Cj0KCQiA_2')).toEqual({
    gclid: 'Cj0KCQiA_2',
  });
  expect(campaign('/request', 'smc_gclid=a%20b%3Bc')).toEqual({});
});

it.each([
  ['utm_source', 'anna@visitor.example', 'anna visitor.example'],
  ['utm_campaign', '<b>winter</b>\r\nx', 'b winter /b x'],
  ['label', 'z'.repeat(500), 'z'.repeat(100)],
  ['discount', 'W24https://clinic.example/de/anfrage', 'W24'],
  ['discount', 'W24https%3A%2F%2Fclinic.example', 'W24'],
])('cleans %s, whether from the address or a cookie', (name, given, value) => {
  const words = `${name}=${encodeURIComponent(given)}`;
  expect(campaign(`/request?${words}`)).toEqual({ [name]: value });
  expect(campaign('/request', words)).toEqual({ [name]: value });
});

it('accepts a cookie that is not percent-encoded', () => {
  expect(campaign('/request', 'label=100%')).toEqual({ label: '100%' });
});
