import { describe, expect, it } from 'vitest';
import { cleanDoubled } from '#server/routes/redirects.ts';

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
  [`${WEEK}/https://clinic.example`, '?utm_source=x', `${WEEK}?utm_source=x`],
  [`${WEEK}https://clinic.example`, '?discount=W24&x=y', `${WEEK}?discount=W24`],
  [`${WEEK}https%3A%2F%2Fclinic.example`, '', WEEK],
])('%s%s leads to %s', (path, search, wanted) => {
  expect(cleanDoubled(path, search)).toBe(wanted);
});

it.each([
  ['?utm_source=newsletter&utm_campaign=winter-2024&discount=W24&label=a', undefined],
  ['?discount=W24&next=//evil.example&gclid=Abc', '?discount=W24&gclid=Abc'],
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

const LETTER = '?utm_campaign=winter-2024&discount=W24';
const AGAIN = `https://clinic.example/de/anfrage${LETTER}`;

describe.each(['/de/anfrage', WEEK])('what is glued behind the query of %s', (page) => {
  it.each([
    ['', `${LETTER}${AGAIN}`],
    ['', `${LETTER}${encodeURIComponent(AGAIN)}`],
    ['', `${LETTER}${encodeURIComponent(encodeURIComponent(AGAIN))}`],
    ['', `${LETTER}%20${AGAIN}`],
    ['', `${LETTER}/${AGAIN}`],
    ['', `${LETTER}&${AGAIN}`],
    ['', `${LETTER}${AGAIN.replace('https://', 'http:/')}`],
    ['', `${LETTER}${AGAIN.toUpperCase()}`],
    ['', `?utm_campaign=winter-2024https://clinic.example&discount=W24`],
    ['', `${LETTER}&label=https%3A//clinic.example`],
    ['/', `${LETTER}${AGAIN}`],
    [`%3F${LETTER.slice(1)}${AGAIN.replace('?', '%3F')}`, ''],
    [`%3F${LETTER.slice(1)}${AGAIN.split('?')[0]}`, LETTER],
    [`%3f${encodeURIComponent(`${LETTER.slice(1)}${AGAIN}`)}`, ''],
    [`%3F${LETTER.slice(1)}`, ''],
    [`%3F${LETTER.slice(1)}&label=100%`, ''],
  ])('%s%s is taken away', (behind, search) => {
    const wanted = behind.endsWith('100%') ? `${LETTER}&label=100%25` : LETTER;
    const clean = cleanDoubled(`${page}${behind}`, search);
    expect(clean).toBe(`${page}${wanted}`);
    // The target is not redirected again.
    const [path = '', query = ''] = (clean ?? '').split('?');
    expect(cleanDoubled(path, `?${query}`)).toBeUndefined();
  });
});

const FORMS = [
  ...['/request', '/de/anfrage', '/it/iniziare'],
  ...['/contact', '/de/kontakt', '/it/contact'],
  ...['/testimonials/create', '/de/patientenmeinungen/erstellen', '/it/testimonials/create'],
  ...['/newsletter', '/de/newsletter', '/it/newsletter'],
  ...['/newsletter/unsubscribe', '/de/newsletter/unsubscribe', '/it/newsletter/unsubscribe'],
];

describe.each([...FORMS, WEEK])('%s', (page) => {
  it.each([
    ['https://x.example/', '', ''],
    ['https:/x.example', '', ''],
    ['/https://x.example/', '?gclid=Abc', '?gclid=Abc'],
    ['', `?gclid=Abc&utm_source=nlhttps://x.example${page}`, '?gclid=Abc&utm_source=nl'],
    [
      '',
      `?a=b&c&utm_source=nl${encodeURIComponent(`https://x.example${page}?d=e`)}`,
      '?a=b&c=&utm_source=nl',
    ],
    ['', '?gclid=Abchttps://x.example&utm_source=nl&d=e', '?gclid=Abc&utm_source=nl'],
    ['', '?a=b%26c%3D%2B+d&label=xhttps://x.example', '?a=b%26c%3D%2B+d&label=x'],
    [
      '',
      '?utm_source=https://www.google.com&label=xhttps://x.example',
      '?utm_source=https%3A%2F%2Fwww.google.com&label=x',
    ],
    [
      '',
      '?utm_source=https://www.google.comhttps://x.example',
      '?utm_source=https%3A%2F%2Fwww.google.com',
    ],
    [
      '',
      '?back=https://x.example&discounthttps://x.example',
      '?back=https%3A%2F%2Fx.example&discount=',
    ],
  ])('%s%s becomes %s', (behind, search, kept) => {
    const clean = cleanDoubled(`${page}${behind}`, search);
    expect(clean).toBe(`${page}${kept}`);
    expect(cleanDoubled(page, kept)).toBeUndefined();
  });

  it.each([
    '?utm_source=https://www.google.com',
    '?utm_source=https%3A%2F%2Fwww.google.com&gclid=Abc',
  ])('stays as it is with %s', (search) => {
    expect(cleanDoubled(page, search)).toBeUndefined();
  });
});

it('an English form below /en leads to its usual address', () => {
  expect(cleanDoubled('/en/requesthttps://x.example', '')).toBe('/request');
});

it('what a form itself asks for is kept, wherever it stands', () => {
  const glued = '/requesthttps://x.example/request';
  expect(cleanDoubled(glued, '?program=liver&other=1')).toBe('/request?program=liver');
  expect(cleanDoubled('/request', '?program=liverhttps://x.example')).toBe(
    '/request?program=liver',
  );
});

it('does not take long for input that is made to take long', () => {
  const slashes = '/'.repeat(8_000);
  expect(cleanDoubled('/de/anfrage', `?discount=${slashes}`)).toBeUndefined();
  expect(cleanDoubled(`/de/anfrage${slashes}`, '')).toBeUndefined();
  expect(cleanDoubled(`/de/anfrage${slashes}https:`, '')).toBe('/de/anfrage');
});

it('finds parameters in the embedded address, after those of the request itself', () => {
  const path = '/de/anfragehttps%3A%2F%2Fclinic.example%2F%3Futm_source%3Dnl%26discount%3DOLD';
  expect(cleanDoubled(path, '')).toBe('/de/anfrage?utm_source=nl&discount=OLD');
  expect(cleanDoubled(path, '?discount=NEW')).toBe('/de/anfrage?utm_source=nl&discount=NEW');
});

it('cuts values that are absurdly long', () => {
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
