import { describe, expect, it } from 'vitest';
import {
  confirmToken,
  readConfirmToken,
  readUnsubscribeToken,
  unsubscribeToken,
} from './newsletter-token.ts';

const WHO = { subscriber: 'f2d7a6c0-0000-8000-8000-000000000001', round: 2 };
const DAY = 24 * 60 * 60 * 1000;

describe('the links of the newsletter', () => {
  it('confirm for 14 days', () => {
    const token = confirmToken(WHO, 0);
    expect(readConfirmToken(token, 14 * DAY - 1000)).toEqual(WHO);
    expect(readConfirmToken(token, 14 * DAY)).toBeUndefined();
  });

  it('unsubscribe for ever', () => {
    expect(readUnsubscribeToken(unsubscribeToken(WHO.subscriber))).toBe(WHO.subscriber);
  });

  it('still lead to subscribers whose ids are older than UUIDs of version 8', () => {
    const former = 'f2d7a6c0-0000-0000-1000-000000000001';
    expect(readUnsubscribeToken(unsubscribeToken(former))).toBe(WHO.subscriber);
    expect(readConfirmToken(confirmToken({ subscriber: former, round: 2 }))).toEqual(WHO);
  });

  it('are void when changed, or when used for the other purpose', () => {
    const token = confirmToken(WHO);
    expect(readConfirmToken(token.replace('.2.', '.3.'))).toBeUndefined();
    expect(readConfirmToken(unsubscribeToken(WHO.subscriber))).toBeUndefined();
    expect(readUnsubscribeToken(token)).toBeUndefined();
    for (const nonsense of ['', '.', 'a.b', `${token}x`, 'x'.repeat(1000)]) {
      expect(readConfirmToken(nonsense)).toBeUndefined();
      expect(readUnsubscribeToken(nonsense)).toBeUndefined();
    }
  });
});
