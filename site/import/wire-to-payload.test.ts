import { dayField } from '@clinic/cms/fields/day';
import type { FlattenedField } from 'payload';
import { expect, it, vi } from 'vitest';
import { WireToPayload } from './wire-to-payload.ts';

const DATE = dayField('date', { en: 'Date', de: 'Datum', it: 'Data' }) as FlattenedField;

function imported(value: unknown) {
  const note = vi.fn();
  const files = { pictures: new Map<string, string>(), documents: new Map<string, string>() };
  const convert = new WireToPayload({
    files,
    entry: () => undefined,
    entryBySlug: () => undefined,
  });
  return { date: convert.value(DATE, value, { path: 'news/1', field: 'date', note }), note };
}

it.each(['2026-11-15', '2026-11-15 23:30', '2026-11-15T23:30:00+02:00', '2026-11-15T00:30:00Z'])(
  '%s is a day, whatever its time',
  (text) => {
    expect(imported(text).date).toBe('2026-11-15T12:00:00.000Z');
  },
);

it.each(['2026-02-31', 'soon', '15.11.2026'])('%s is no day, and the report says so', (text) => {
  const { date, note } = imported(text);
  expect(date).toBeNull();
  expect(note).toHaveBeenCalledWith('date', `"${text}" is no date`);
});
