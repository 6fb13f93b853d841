// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://a.example/x?q=1" }
import { beforeEach, expect, it, vi } from 'vitest';
import type * as Analytics from './analytics.ts';
import { keepReferrer } from './first-referrer.ts';
import { denyAnalytics } from './gtag.ts';

const ID = 'G-TEST000000';
const appended: string[] = [];
let analytics: typeof Analytics;

beforeEach(async () => {
  appended.length = 0;
  sessionStorage.clear();
  delete window.dataLayer;
  delete window.gtag;
  document.title = 'A page';
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://b.example/?email=c@d.example');
  // Nothing is loaded from Google.
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    appended.push((script as HTMLScriptElement).src);
  });
  vi.resetModules();
  analytics = await import('./analytics.ts');
});

const commands = () => (window.dataLayer ?? []).map((entry) => [...(entry as unknown[])]);

it('denies all four signals, sends no request and queues nothing before consent', () => {
  denyAnalytics();
  analytics.applyConsent(ID, false);
  analytics.trackPage();
  expect(appended).toEqual([]);
  expect(window.gtag).toBeUndefined();
  expect(commands()).toHaveLength(1);
  expect(commands()[0]?.slice(0, 2)).toEqual(['consent', 'default']);
  expect(new Set(Object.values(commands()[0]?.[2] as object))).toEqual(new Set(['denied']));
});

it('loads once, with all signals granted, and sends one page view', () => {
  denyAnalytics();
  analytics.applyConsent(ID, true);
  analytics.applyConsent(ID, true);
  expect(appended).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
  expect(commands()[1]?.slice(0, 2)).toEqual(['consent', 'update']);
  expect(Object.values(commands()[1]?.[2] as object)).toEqual(Array(4).fill('granted'));
  const views = commands().filter(([, name]) => name === 'page_view');
  expect(views.map(([, , place]) => place)).toEqual([
    {
      page_location: 'https://a.example/x',
      page_referrer: 'https://b.example/',
      page_title: 'A page',
    },
  ]);
});

it('keeps the referrer of the visit when consent reloads the page', () => {
  keepReferrer();
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(location.href);
  denyAnalytics();
  analytics.applyConsent(ID, true);
  const told = commands().map(
    ([, , place]) => (place as { page_referrer?: string })?.page_referrer,
  );
  expect(told.filter(Boolean)).toEqual(Array(2).fill('https://b.example/'));
  expect(sessionStorage).toHaveLength(0);
});

it('stops at once when consent is withdrawn', () => {
  denyAnalytics();
  analytics.applyConsent(ID, true);
  analytics.applyConsent(ID, false);
  const before = commands().length;
  expect(Reflect.get(window, `ga-disable-${ID}`)).toBe(true);
  analytics.trackPage();
  expect(commands()).toHaveLength(before);
  expect(commands().at(-1)?.slice(0, 2)).toEqual(['consent', 'update']);
});
