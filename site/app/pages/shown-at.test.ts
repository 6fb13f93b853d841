import { expect, it } from 'vitest';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { shownAt } from './shown-at.ts';

const snapshot = await smallSnapshot({
  programs: [{ _id: 'p', title: 'Rest', slug: 'rest', slug_de: 'ruhe' }],
  rooms: [{ _id: 'r', title: 'Suite', slug: 'suite', slug_it: 'camera-alta' }],
  images: [{ _id: 'a', title: 'The house', slug: 'the-house' }],
  team: [{ _id: 't', name: 'Dr. Nora Tal' }],
  vacancies: [{ _id: 'v', title_de: 'Pflege', slug_de: 'pflege', date: '2026-09-01' }],
  downloads: [{ _id: 'd', title: 'Form', file: { path: '/form.pdf' } }],
  testimonials: [{ _id: 's', name: 'A.', text: 'Good' }],
  header_messages: [{ _id: 'm', title: 'Closed on Monday' }],
  redirects: [{ _id: 'x', from: '/a', to: '/b' }],
});

it.each([
  ['programs', 'p', 'de', '/de/programme/ruhe'],
  ['rooms', 'r', 'it', '/it/camera#camera-alta'],
  ['rooms', 'r', 'de', '/de/zimmer#suite'],
  ['images', 'a', 'en', '/images#the-house'],
  ['team', 't', 'de', '/de/team#dr-nora-tal'],
  ['vacancies', 'v', 'de', '/de/offene-stellen#pflege'],
  ['downloads', 'd', 'it', '/it/downloads'],
  ['testimonials', 's', 'de', '/de/patientenmeinungen'],
  ['header_messages', 'm', 'de', '/de'],
  ['home', '', 'it', '/it'],
  ['menu', '', 'en', '/'],
  ['clinic', '', 'de', '/de/kontakt'],
] as const)('%s %s in %s is shown at %s', (name, id, locale, address) => {
  expect(shownAt(snapshot, name, id, locale)).toBe(address);
});

it.each([
  ['rooms', 'gone'],
  ['redirects', 'x'],
  ['users', 'p'],
  ['constructor', ''],
  ['nothing', ''],
])('%s %s is shown nowhere', (name, id) => {
  expect(shownAt(snapshot, name, id, 'en')).toBeUndefined();
});
