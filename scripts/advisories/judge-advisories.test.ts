import { describe, expect, it } from 'vitest';
import { exceptions, judgeAdvisories } from './judge-advisories.ts';

const TODAY = new Date('2033-03-10T12:00:00Z');
const found = (severity: string) => ({
  parser: [{ url: 'https://github.com/advisories/GHSA-1', title: 'Loops for ever', severity }],
});
const except = (until: string, advisory = 'GHSA-1') => [
  { advisory, until, because: 'only editors reach it' },
];

describe('a known advisory', () => {
  it('fails when it is high or critical', () => {
    for (const severity of ['high', 'critical']) {
      const { fails } = judgeAdvisories(found(severity), [], TODAY);
      expect(fails).toEqual([
        `parser: Loops for ever (${severity}, GHSA-1): update it, or except it for a week.`,
      ]);
    }
  });

  it('is only noted when it is less severe', () => {
    const { fails, notes } = judgeAdvisories(found('moderate'), [], TODAY);
    expect(fails).toEqual([]);
    expect(notes).toEqual(['parser: Loops for ever (moderate, GHSA-1)']);
  });

  it.each(['2033-03-10', '2033-03-17'])('may be excepted until %s', (until) => {
    const { fails, notes } = judgeAdvisories(found('high'), except(until), TODAY);
    expect(fails).toEqual([]);
    expect(notes[0]).toContain(`excepted until ${until}, only editors reach it`);
  });

  it('fails again when the exception has ended', () => {
    const { fails } = judgeAdvisories(found('high'), except('2033-03-09'), TODAY);
    expect(fails[0]).toContain('its exception ended on 2033-03-09.');
  });

  it('cannot be excepted for longer, nor without a reason', () => {
    const { fails } = judgeAdvisories(found('high'), except('2033-03-18'), TODAY);
    expect(fails).toEqual(['GHSA-1 is excepted until 2033-03-18: 2033-03-17 is the last day.']);
    expect(exceptions.safeParse([{ advisory: 'GHSA-1', until: '2033-03-12' }]).success).toBe(false);
  });
});

it('notes an exception that is no longer needed', () => {
  const { fails, notes } = judgeAdvisories({}, except('2033-03-12'), TODAY);
  expect(fails).toEqual([]);
  expect(notes).toEqual(['GHSA-1 is excepted, and not known any more.']);
});
