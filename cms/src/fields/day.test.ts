import { afterEach, expect, it, vi } from 'vitest';
import { dayField } from './day.ts';

afterEach(() => void vi.useRealTimers());

it('begins with the day at the clinic, also after its midnight', () => {
  const label = { en: 'Date', de: 'Datum', it: 'Data' };
  const { defaultValue } = dayField('date', label, { required: true });
  vi.useFakeTimers({ now: new Date('2026-11-17T23:30:00.000Z') });
  expect((defaultValue as () => string)()).toBe('2026-11-18T12:00:00.000Z');
});
