import { expect, it } from 'vitest';
import { contactEventOf } from './tracked-clicks.ts';

const MAPS = 'https://maps.clinic.example/here';
const link = (href: string, card: object | null = null) =>
  ({ href, protocol: new URL(href).protocol, closest: () => card }) as unknown as HTMLAnchorElement;

it.each([
  ['tel:+41440000000', 'contact_phone'],
  ['tel:144', undefined],
  ['mailto:info@clinic.example?subject=Hello', 'contact_email'],
  ['fax:+41440000001', 'contact_fax'],
  [MAPS, 'contact_maps'],
  ['https://maps.clinic.example/', undefined],
  ['https://clinic.example/contact', undefined],
])('%s: %s', (href, event) => {
  expect(contactEventOf(link(href), MAPS)).toBe(event);
});

it('counts no click on a map if the clinic has no valid address of one', () => {
  expect(contactEventOf(link(MAPS), undefined)).toBeUndefined();
  expect(contactEventOf(link(MAPS), 'no address')).toBeUndefined();
});

it('does not count calls from a safety card', () => {
  expect(contactEventOf(link('tel:08001110111', {}), MAPS)).toBeUndefined();
});
