import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPlayer } from './follow-player.ts';

const HOST = 'https://player.example';
const contentWindow = { postMessage: () => undefined };
const frame = { contentWindow } as unknown as HTMLIFrameElement;
let browser: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function say(event: 'onReady' | 'onError'): void {
  const message = { data: JSON.stringify({ event }), origin: HOST, source: contentWindow };
  browser.dispatchEvent(Object.assign(new Event('message'), message));
}

it('leaves no timer behind, however often the player says that it is ready', () => {
  const stop = followPlayer(frame, HOST, () => undefined);
  say('onReady');
  say('onReady');
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('shows a player once it is ready, and nothing after it has refused', () => {
  const change = vi.fn();
  followPlayer(frame, HOST, change);
  say('onReady');
  say('onReady');
  say('onError');
  vi.advanceTimersByTime(10_000);
  expect(change.mock.calls).toEqual([['refused']]);
});
