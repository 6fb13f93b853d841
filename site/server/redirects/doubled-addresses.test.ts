import { expect, it } from 'vitest';
import { cleanDoubled } from './doubled-addresses.ts';

const WEEK = '/de/programme/autoimmun-spezialwoche';

it.each([
  ['/de/anfragehttps://clinic.example/de/anfrage', '', '/de/anfrage'],
  ['/de/anfragehttp://clinic.example/', '', '/de/anfrage'],
  ['/de/anfrage/https://clinic.example/de/anfrage', '', '/de/anfrage'],
  ['/de/anfrage%20https://clinic.example', '', '/de/anfrage'],
  ['/de/anfragehttps:/clinic.example', '', '/de/anfrage'],
  ['/de/ANFRAGEHTTPS://clinic.example', '', '/de/anfrage'],
  ['/some/where/anfragehttps', '', '/de/anfrage'],
  ['/anfragehttps%3A%2F%2Fclinic.example', '', '/de/anfrage'],
  ['/de/anfragehttps%253A%252F%252Fclinic.example', '', '/de/anfrage'],
  [`${WEEK}https://clinic.example${WEEK}`, '', WEEK],
  [`${WEEK}/https://clinic.example`, '?utm_source=x', WEEK],
  [`${WEEK}https%3A%2F%2Fclinic.example`, '', WEEK],
])('%s%s leads to %s', (path, search, wanted) => {
  expect(cleanDoubled(path, search)).toBe(wanted);
});

it.each([
  ['?utm_source=newsletter&utm_campaign=winter-2024&discount=W24&label=a', undefined],
  ['?discount=W24&next=//evil.example&gclid=1', '?discount=W24'],
  ['?discount=&utm_source=', ''],
  ['?discount=W24https://clinic.example/de/anfrage?utm_source=nl', '?utm_source=nl&discount=W24'],
  ['?discount=10%25%20off', '?discount=10%25+off'],
  ['?discount=%E0%A4%A', '?discount=%25E0%25A4%25A'],
  ['?discount=a%0d%0aSet-Cookie:x', '?discount=a%0D%0ASet-Cookie%3Ax'],
  ['?__proto__=x&constructor=y', ''],
])('of %s the newsletter’s parameters are kept', (search, kept) => {
  const order = '?utm_source=newsletter&utm_campaign=winter-2024&discount=W24&label=a';
  const wanted = `/de/anfrage${kept ?? order}`;
  expect(cleanDoubled('/de/anfragehttps://clinic.example/de/anfrage', search)).toBe(wanted);
});

it('finds parameters in the embedded address, after those of the request itself', () => {
  const path = '/de/anfragehttps%3A%2F%2Fclinic.example%2F%3Futm_source%3Dnl%26discount%3DOLD';
  expect(cleanDoubled(path, '')).toBe('/de/anfrage?utm_source=nl&discount=OLD');
  expect(cleanDoubled(path, '?discount=NEW')).toBe('/de/anfrage?utm_source=nl&discount=NEW');
});

it('cuts what is absurdly long', () => {
  const made = cleanDoubled('/anfragehttps', `?discount=${'x'.repeat(5000)}`);
  expect(made).toHaveLength('/de/anfrage?discount='.length + 200);
});

it.each([
  ['/de/anfrage', '?utm_source=x'],
  ['/de/anfrage', '?x=https://clinic.example'],
  [WEEK, ''],
  ['/de/anfragen', ''],
  ['/', ''],
  ['/%E0%A4%A', ''],
  ['/https://clinic.example/de/anfrage', ''],
  ['/de/programmehttps://clinic.example', ''],
])('%s%s stays as it is', (path, search) => {
  expect(cleanDoubled(path, search)).toBeUndefined();
});
