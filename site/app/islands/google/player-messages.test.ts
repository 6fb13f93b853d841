import { expect, it } from 'vitest';
import { QUESTIONS, signalOf } from './follow-player.ts';

it.each([
  [{ event: 'onError', info: 100 }, 'refuses'],
  [{ event: 'onStateChange', info: 1 }, 'plays'],
  [{ event: 'onStateChange', info: 3 }, 'plays'],
  [{ event: 'onStateChange', info: -1 }, undefined],
  [{ event: 'onReady', info: null }, 'ready'],
  [{ event: 'infoDelivery', info: { playerState: 1 } }, 'plays'],
  [{ event: 'infoDelivery', info: { playerState: -1, currentTime: 0 } }, undefined],
  [{ event: 'initialDelivery', info: { videoData: { isPlayable: false } } }, 'refuses'],
  [{ event: 'initialDelivery', info: null }, undefined],
  [[], undefined],
  [null, undefined],
])('%j: %s', (message, signal) => {
  expect(signalOf(JSON.stringify(message))).toBe(signal);
});

it.each([undefined, null, 3, '', 'no JSON', '{', { event: 'onError' }])(
  'what is no message of the player says nothing: %j',
  (data) => expect(signalOf(data)).toBeUndefined(),
);

it('subscribes to the events that it understands', () => {
  expect(QUESTIONS.map((question) => JSON.parse(question) as object)).toEqual([
    { event: 'listening', id: 1, channel: 'widget' },
    ...['onReady', 'onStateChange', 'onError'].map((name) => ({
      event: 'command',
      func: 'addEventListener',
      args: [name],
      id: 1,
      channel: 'widget',
    })),
  ]);
});
