import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachGoogleContent } from './google-content.ts';

const show = vi.fn();
vi.mock('./film.ts', () => ({ film: () => ({ show, hide: () => undefined }) }));
vi.mock('#app/islands/consent/browser-consent.ts', () => ({
  readConsent: () => ({ google: false }),
  onConsentChange: () => undefined,
  allowGoogle: () => undefined,
}));

let link: EventTarget;
beforeEach(() => {
  show.mockClear();
  link = Object.assign(new EventTarget(), { setAttribute: () => undefined });
  const place = {
    dataset: { google: 'film' },
    querySelector: (selector: string) => (selector.endsWith('a') ? link : null),
  };
  vi.stubGlobal('document', { querySelectorAll: () => [place] });
  attachGoogleContent();
});
afterEach(() => vi.unstubAllGlobals());

/** Presses the link; returns whether the browser may follow it by itself. */
function press(name: 'click' | 'keydown', how: object): boolean {
  return link.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), how));
}

it.each([
  ['click', { button: 0 }],
  ['keydown', { key: ' ' }],
] as const)('loads the film in its place by a %s', (name, how) => {
  expect(press(name, how)).toBe(false);
  expect(show).toHaveBeenCalledOnce();
});

it.each([
  ['click', { button: 0, altKey: true }],
  ['click', { button: 0, ctrlKey: true }],
  ['click', { button: 0, metaKey: true }],
  ['click', { button: 0, shiftKey: true }],
  ['keydown', { key: ' ', altKey: true }],
  ['keydown', { key: 'Enter' }],
] as const)('leaves a %s with %o to the browser', (name, how) => {
  expect(press(name, how)).toBe(true);
  expect(show).not.toHaveBeenCalled();
});
