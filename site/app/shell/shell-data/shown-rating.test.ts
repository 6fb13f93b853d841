import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { expect, it } from 'vitest';
import '#app/messages/all.ts';
import { clinicModel } from '#content/models/shell.ts';
import type { Snapshot } from '#content/snapshot.ts';
import type { WireEntry } from '#content/values/wire.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { DEFAULT_HOSTS } from '#app/hosts.ts';
import { testimonialsData } from '#app/pages/testimonials/page.tsx';
import { shellData, shownRating } from './shell-data.ts';

const voice = (id: string, more: object) => ({
  ...{ _id: id, name: 'A.', text: 'Good', approved: true, lang: 'en' },
  ...more,
});
const CLINIC = { name: 'Montalba', phone: '+41 44 000 00 00', email: 'info@clinic.example' };

const SITE = { siteUrl: 'https://clinic.example', hosts: DEFAULT_HOSTS };

async function snapshotOf(testimonials: WireEntry[]): Promise<Snapshot> {
  const snapshot = await smallSnapshot({ testimonials });
  return { ...snapshot, globals: { clinic: clinicModel.parse(CLINIC) } };
}

const voices = [
  voice('1', { rating: 5 }),
  voice('2', { rating: 4 }),
  voice('3', { rating: undefined }),
  voice('4', { rating: 1, approved: false }),
];

it('the shown rating is the mean of the published ones, in the footer as on the page', async () => {
  const snapshot = await snapshotOf(voices);
  expect(shownRating(snapshot, 'en')).toEqual({ value: 4.5, text: '4.5' });
  for (const locale of LOCALES) {
    const footer = shellData(snapshot, locale, SITE).clinic?.rating;
    const page = testimonialsData({ snapshot, locale, params: {} }).average;
    expect(footer).toEqual(shownRating(snapshot, locale));
    expect(page).toEqual(footer);
  }
});

it('there is no shown rating if nobody has given one', async () => {
  const snapshot = await snapshotOf([]);
  expect(shownRating(snapshot, 'de')).toBeUndefined();
});
