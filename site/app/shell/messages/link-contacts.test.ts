import { expect, it } from 'vitest';
import { linkContacts } from './link-contacts.ts';

it.each([
  ['Call +41 81 000 00 00.', 'Call <a href="tel:+41810000000">+41 81 000 00 00</a>.'],
  [
    '+41\u00a081\u00a0000\u00a000\u00a000',
    '<a href="tel:+41810000000">+41\u00a081\u00a0000\u00a000\u00a000</a>',
  ],
  ['oder 081 000 00 00', 'oder <a href="tel:0810000000">081 000 00 00</a>'],
  [
    '<p>info@clinic.example.</p>',
    '<p><a href="mailto:info@clinic.example">info@clinic.example</a>.</p>',
  ],
  [
    'a@b.example, +41 81 000 00 00',
    '<a href="mailto:a@b.example">a@b.example</a>, <a href="tel:+41810000000">+41 81 000 00 00</a>',
  ],
])('%s has links', (html, linked) => {
  expect(linkContacts(html)).toBe(linked);
});

it.each([
  'Write <a href="mailto:info@clinic.example"><b>info@clinic.example</b></a>',
  'From 12 to 14 February 2027, CHF 1 200',
  '<img alt="+41 81 000 00 00">',
  'Rooms 101 to 110, at 10 000 m + 20',
])('%s stays as it is', (html) => {
  expect(linkContacts(html)).toBe(html);
});
