import { describe, expect, it } from 'vitest';
import type { Submission } from '#app/forms/inbox.ts';
import { cleanSubmission } from './clean-submission.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

function clean(fields: Submission['fields'], more: Partial<Submission> = {}) {
  const submission = { id: ID, kind: 'request', locale: 'en', fields, campaign: {} } as const;
  return cleanSubmission({ ...submission, ...more });
}

describe('what goes into the spool', () => {
  it('has lines only where lines belong', () => {
    const text = 'a\r\nb\u0000\u0007c\td\u2028e';
    const { fields } = clean({ firstname: text, message: text });
    expect(fields).toEqual({ firstname: 'a bc d e', message: 'a\nbc\td\u2028e' });
  });

  it('keeps every script, and no half of an emoji', () => {
    const { fields } = clean({ firstname: 'محمد 🏔️', lastname: 'x\ud83c' });
    expect(fields).toEqual({ firstname: 'محمد 🏔️', lastname: 'x' });
  });

  it('keeps text from right to left, without what turns other text around', () => {
    const name = 'مريم \u200fשרה\u200f O’Neill';
    const { fields } = clean({
      firstname: name,
      lastname: '\u202egpj.\u202c\u2066Anna\u2069\u2067',
      message: `a\u202b${name}\u202a\u202d\u2068\nb`,
    });
    expect(fields).toEqual({ firstname: name, lastname: 'gpj.Anna', message: `a${name}\nb` });
  });

  it('is bounded, whatever was sent', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`f${n}`, 'x']));
    const { fields } = clean({ firstname: 'x'.repeat(10_000), ...many });
    expect(fields.firstname).toHaveLength(500);
    expect(Object.keys(fields)).toHaveLength(60);
  });

  it('has an id of its own each time, which can only name one file', () => {
    const [first, second] = [clean({}, { id: '../../etc/passwd' }).id, clean({}).id];
    expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(second).not.toBe(first);
  });
});
