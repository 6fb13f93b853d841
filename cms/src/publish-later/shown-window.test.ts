import { expect, it } from 'vitest';
import { isShown } from './shown-window.ts';

it.each([
  ['in winter', '2026-12-02T22:59:59Z', '2026-12-02T12:00:00.000Z'],
  ['in winter', '2026-12-02T23:00:00Z', '2026-12-03T12:00:00.000Z'],
  ['in summer', '2026-07-02T21:59:59Z', '2026-07-02T12:00:00.000Z'],
  ['in summer', '2026-07-02T22:00:00Z', '2026-07-03T12:00:00.000Z'],
])('a day begins at midnight where the clinic is, %s at %s', (_, now, begun) => {
  expect(isShown({ day: 'date' }, new Date(now))).toEqual({
    or: [{ date: { exists: false } }, { date: { less_than_equal: begun } }],
  });
});

it('a window is over as soon as its end has come', () => {
  const now = '2026-12-02T08:00:00.000Z';
  expect(isShown({ from: 'from', until: 'until' }, new Date(now))).toEqual({
    and: [
      { or: [{ from: { exists: false } }, { from: { less_than_equal: now } }] },
      { or: [{ until: { exists: false } }, { until: { greater_than: now } }] },
    ],
  });
});
