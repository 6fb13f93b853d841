import { expect, it } from 'vitest';
import { landscapeOf, shareCard, sharePath } from './share-picture.ts';

const landscape = { path: '/storage/uploads/peak.jpg', focal: { x: 50, y: 40 } };
const site = { name: 'Klinik', landscape };
const pathOf = (page: Parameters<typeof shareCard>[0], canonical: string) =>
  sharePath(shareCard(page, site), canonical);

it.each([
  ['/', '/en.jpg'],
  ['/programs/burnout-week', '/en/programs/burnout-week.jpg'],
  ['/de', '/de.jpg'],
  ['/de/team', '/de/team.jpg'],
])('the picture of %s is at …%s', (canonical, end) => {
  const address = pathOf({ title: 'A' }, canonical);
  expect(address).toMatch(/^\/share\/[0-9a-z]{14}\//);
  expect(address.endsWith(end)).toBe(true);
  expect(address.split('/')).toHaveLength(end.split('/').length + 2);
});

it('a picture has the same address as long as it shows the same', () => {
  const address = pathOf({ title: 'Team' }, '/de/team');
  expect(pathOf({ title: 'Team' }, '/de/team')).toBe(address);
  expect(pathOf({ title: 'Team', image: landscape }, '/de/team')).toBe(address);
  const others = [
    pathOf({ title: 'Das Team' }, '/de/team'),
    pathOf({ title: 'Team', image: { ...landscape, path: '/other.jpg' } }, '/de/team'),
    pathOf({ title: 'Team', image: { ...landscape, focal: { x: 50, y: 41 } } }, '/de/team'),
    sharePath(shareCard({ title: 'Team' }, { ...site, name: 'Clinic' }), '/de/team'),
  ];
  expect(new Set([address, ...others]).size).toBe(5);
});

it('a drawing is no background for a title', () => {
  const picture = { ...landscape, alt: {} };
  expect(landscapeOf(picture)).toEqual(landscape);
  expect(landscapeOf({ ...picture, path: '/storage/uploads/tooth.png' })).toBeUndefined();
});
