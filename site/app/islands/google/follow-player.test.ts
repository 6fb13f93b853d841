// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPlayer } from './follow-player.ts';

const HOST = 'https://player.example';
const frame = document.body.appendChild(document.createElement('iframe'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function say(event: 'onReady' | 'onError'): void {
  const source = frame.contentWindow;
  dispatchEvent(
    new MessageEvent('message', { data: JSON.stringify({ event }), origin: HOST, source }),
  );
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
