import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MetricsReport } from './messages.ts';
import { MetricsCollector } from './primary.ts';

const report = (name: string) => [{ name }] as unknown as MetricsReport;

describe('the numbers of all processes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are there when each has answered, once', async () => {
    const desk = new MetricsCollector();
    const asked: [number, number][] = [];
    const all = desk.ask([4, 7], (process, question) => void asked.push([process, question]));
    const [[, question = 0] = []] = asked;
    expect(asked).toEqual([
      [4, question],
      [7, question],
    ]);
    desk.answer(7, question, report('seven'));
    desk.answer(7, question, report('seven again'));
    desk.answer(9, question, report('a stranger'));
    desk.answer(4, question, report('four'));
    expect(await all).toEqual([report('seven'), report('four')]);
  });

  it('do not wait for ever for one that hangs', async () => {
    const desk = new MetricsCollector();
    let question = 0;
    const all = desk.ask([1, 2], (_, number) => void (question = number));
    desk.answer(1, question, report('one'));
    vi.advanceTimersByTime(6_000);
    expect(await all).toEqual([report('one')]);
    desk.answer(2, question, report('too late'));
  });

  it('are empty without processes', async () => {
    expect(await new MetricsCollector().ask([], () => undefined)).toEqual([]);
  });
});
