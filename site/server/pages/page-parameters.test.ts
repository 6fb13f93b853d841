import { expect, it } from 'vitest';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { pageParameters } from './page-parameters.ts';

const snapshot = await smallSnapshot({
  programs: [{ _id: 'p', title: 'Week', slug: 'week', title_de: 'Woche', slug_de: 'woche' }],
  rooms: [{ _id: 'r', title: 'Suite', slug: 'suite', title_it: 'Suite', slug_it: 'suite-it' }],
  news: [{ _id: 'n', title: 'Open day', slug: 'open-day', date: '2026-11-15' }],
});

it.each([
  ['/contact', 'news=open-day', 'news=open-day'],
  // All unknown slugs share one page.
  ['/contact', 'news=nope', 'news=-'],
  ['/de/kontakt', 'news=other', 'news=-'],
  ['/it/contact', 'news=nope', 'news=-'],
  ['/contact', 'news=', ''],
  ['/contact', `news=${'x'.repeat(501)}`, ''],
  ['/de/anfrage', 'program=woche&news=open-day', 'program=woche'],
  ['/request', 'program=nope', ''],
  ['/it/iniziare', 'room=suite-it&program=week', 'program=week&room=suite-it'],
  ['/request', 'room=nope', ''],
  ['/team', 'news=nope', ''],
])('%s?%s is made as ?%s', (path, given, query) => {
  const own = pageParameters(snapshot, path, new URLSearchParams(given));
  expect(own).toEqual({ query: new URLSearchParams(query), isForOneVisitor: false });
});

it.each([
  ['/thankyou', 't=x', 't=x'],
  ['/newsletter', 'token=', 'token='],
])('%s?%s is for one visitor', (path, given, query) => {
  const own = pageParameters(snapshot, path, new URLSearchParams(given));
  expect(own).toEqual({ query: new URLSearchParams(query), isForOneVisitor: true });
});
