// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUrl, track } from './track.ts';

const gtag = vi.fn();

beforeEach(() => void (window.gtag = gtag));
afterEach(() => void gtag.mockReset());

describe('an event', () => {
  it.each(['contact_phone', 'contact_email', 'contact_maps', 'contact_fax'] as const)(
    '%s carries language and path',
    (name) => {
      track(name, { locale: 'de', location: '/de/kontakt?utm_source=brief' });
      expect(gtag.mock.calls).toEqual([
        ['event', name, { locale: 'de', location: '/de/kontakt?utm_source=brief' }],
      ]);
    },
  );

  it('header_click_get_started carries language and place', () => {
    track('header_click_get_started', { locale: 'it', location: '/it' });
    expect(gtag.mock.calls).toEqual([
      ['event', 'header_click_get_started', { locale: 'it', location: '/it' }],
    ]);
  });

  it('header_search carries the term, without what names a person', () => {
    track('header_search', { search: 'parkinson', locale: 'en', location: '/team' });
    track('header_search', { search: 'anna@mail.example', locale: 'en', location: '/team' });
    track('header_search', { search: 'call +41 44 000 00 00', locale: 'en', location: '/team' });
    expect(gtag.mock.calls.map((call) => call[2])).toEqual([
      { search: 'parkinson', locale: 'en', location: '/team' },
      { search: '…', locale: 'en', location: '/team' },
      { search: 'call …', locale: 'en', location: '/team' },
    ]);
  });

  it('is dropped without consent, and not sent later', () => {
    delete window.gtag;
    track('contact_phone', { locale: 'en', location: '/' });
    window.gtag = gtag;
    expect(gtag).not.toHaveBeenCalled();
  });
});

it.each([
  ['/thankyou?name=Anna&utm_source=x&gclid=abc12#top', '/thankyou?utm_source=x&gclid=abc12'],
  ['/search?q=parkinson', '/search'],
  ['/de?utm_term=anna@mail.example&utm_id=%2B41%2081%20000%2000%2000', '/de?utm_term=…&utm_id=…'],
  [`/de?utm_campaign=${'x'.repeat(101)}`, `/de?utm_campaign=${'x'.repeat(100)}`],
  ['/de#x?utm_source=y', '/de'],
  ['https://a.example/b?email=c@d.example', 'https://a.example/b'],
  ['/', '/'],
  ['', ''],
])('%s is told as %s', (address, clean) => {
  expect(decodeURIComponent(cleanUrl(address))).toBe(clean);
});
