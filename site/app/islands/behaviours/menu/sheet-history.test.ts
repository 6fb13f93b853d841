import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachSheet } from './sheet-history.ts';

const ORIGIN = 'https://clinic.example';
const replace = vi.fn();
const hidePopover = vi.fn();
let sheet: EventTarget;
beforeEach(() => {
  replace.mockClear();
  hidePopover.mockClear();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { origin: ORIGIN, replace });
  vi.stubGlobal('history', { pushState: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  // An open sheet with one link, which is what every click in it hits.
  sheet = Object.assign(new EventTarget(), {
    matches: () => true,
    hidePopover,
    closest: () => ({ origin: ORIGIN, href: `${ORIGIN}/team` }),
  });
  attachSheet(sheet as unknown as HTMLElement);
});
afterEach(() => vi.unstubAllGlobals());

/** Clicks the link; returns whether the browser may follow it by itself. */
function click(press: Partial<MouseEvent>): boolean {
  const event = new Event('click', { cancelable: true });
  return sheet.dispatchEvent(Object.assign(event, { button: 0, ...press }));
}

it('replaces the entry of the sheet when a link is followed', () => {
  expect(click({})).toBe(false);
  expect(replace.mock.calls).toEqual([[`${ORIGIN}/team`]]);
});

it('closes without a connection, and leaves the page where it is', () => {
  vi.stubGlobal('navigator', { onLine: false });
  click({});
  expect(hidePopover).toHaveBeenCalledOnce();
  expect(replace).not.toHaveBeenCalled();
});

it.each([
  { altKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { button: 1 },
])('leaves a click with %o to the browser', (press) => {
  expect(click(press)).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});
