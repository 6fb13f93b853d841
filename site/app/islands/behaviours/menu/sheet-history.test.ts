// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://clinic.example/" }
import { beforeEach, expect, it, vi } from 'vitest';
import { attachSheet } from '#app/islands/behaviours/menu.ts';

const replace = vi.fn();
const hidePopover = vi.fn();
let link: HTMLAnchorElement;
beforeEach(() => {
  replace.mockClear();
  hidePopover.mockClear();
  vi.spyOn(location, 'replace').mockImplementation(replace);
  document.body.innerHTML = '<nav><a href="/team">Team</a></nav>';
  const sheet = document.querySelector('nav') as HTMLElement;
  link = document.querySelector('a') as HTMLAnchorElement;
  // The sheet is open; happy-dom has no popovers.
  Object.assign(sheet, { matches: () => true, hidePopover });
  attachSheet(sheet);
});

/** Clicks the link; returns whether the browser may follow it by itself. */
function click(press: Partial<MouseEvent>): boolean {
  const event = new Event('click', { cancelable: true, bubbles: true });
  return link.dispatchEvent(Object.assign(event, { button: 0, ...press }));
}

it('replaces the history entry of the sheet when a link is followed', () => {
  expect(click({})).toBe(false);
  expect(replace.mock.calls).toEqual([['https://clinic.example/team']]);
});

it('closes the sheet when offline, and stays on the page', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
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
