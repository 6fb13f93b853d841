import { expect, it } from 'vitest';
import { linkContacts } from './message-data.ts';

it.each([
  ['Call +41 44 000 00 00.', 'Call <a href="tel:+41440000000">+41 44 000 00 00</a>.'],
  [
    '+41\u00a044\u00a0000\u00a000\u00a000',
    '<a href="tel:+41440000000">+41\u00a044\u00a0000\u00a000\u00a000</a>',
  ],
  ['oder 044 000 00 00', 'oder <a href="tel:0440000000">044 000 00 00</a>'],
  ['ou 01 00 00 00 00', 'ou <a href="tel:0100000000">01 00 00 00 00</a>'],
  ['oder 030 0000000', 'oder <a href="tel:0300000000">030 0000000</a>'],
  [
    '<p>info@clinic.example.</p>',
    '<p><a href="mailto:info@clinic.example">info@clinic.example</a>.</p>',
  ],
  [
    'a@b.example, +41 44 000 00 00',
    '<a href="mailto:a@b.example">a@b.example</a>, <a href="tel:+41440000000">+41 44 000 00 00</a>',
  ],
])('%s has links', (html, linked) => {
  expect(linkContacts(html)).toBe(linked);
});

it.each([
  'Write <a href="mailto:info@clinic.example"><b>info@clinic.example</b></a>',
  'From 12 to 14 February 2027, CHF 1 200',
  'Am 01-02-2027, 08 30',
  '<img alt="+41 44 000 00 00">',
  'Rooms 101 to 110, at 10 000 m + 20',
])('%s stays as it is', (html) => {
  expect(linkContacts(html)).toBe(html);
});
