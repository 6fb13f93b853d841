// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { attachGoogleContent } from './google-content.ts';

let link: HTMLAnchorElement;
beforeEach(() => {
  // Without a stage, the player is created but never inserted, and so not loaded.
  document.body.innerHTML = `<div data-google="film" data-host="https://player.example">
    <p data-google-buttons><a href="/film">Play</a></p></div>`;
  link = document.querySelector('a') as HTMLAnchorElement;
  attachGoogleContent();
});

const isShown = () => document.querySelector('p')?.hidden;

/** Presses the link; returns whether the browser may follow it by itself. */
function press(name: 'click' | 'keydown', how: object): boolean {
  return link.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), how));
}

it.each([
  ['click', { button: 0 }],
  ['keydown', { key: ' ' }],
] as const)('loads the film in its place by a %s', (name, how) => {
  expect(press(name, how)).toBe(false);
  expect(isShown()).toBe(true);
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
  expect(isShown()).toBe(false);
});
