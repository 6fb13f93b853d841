import { describe, expect, it } from 'vitest';
import { safeError } from './log-options.ts';

const SECRET = 'anna.muster@example.org';

/** As the database layer throws it. */
function failedQuery(): Error {
  const cause = Object.assign(new Error(`invalid input syntax for type uuid: "${SECRET}"`), {
    ...{ severity: 'ERROR', code: '22P02', detail: `Key (email)=(${SECRET})` },
  });
  const query = 'insert into requests (email) values ($1)';
  const message = `Failed query: ${query}\nparams: ${SECRET}`;
  return Object.assign(new Error(message, { cause }), { query, params: [SECRET] });
}

describe('an error in the log', () => {
  it('says what went wrong and where, but not with whose data', () => {
    const said = safeError(failedQuery());
    expect(JSON.stringify(said)).not.toContain('anna');
    expect(said).toMatchObject({
      message: 'A query failed',
      stack: expect.stringMatching(/^\s+at /) as string,
      cause: { message: 'invalid input syntax for type uuid', code: '22P02' },
    });
  });

  it('has no stack where somebody else made the fault', () => {
    const refused = Object.assign(new Error('The password is wrong.'), { status: 401 });
    expect(safeError(refused)).toEqual({ type: 'Error', message: 'The password is wrong.' });
  });

  it('keeps the message of an ordinary error, and survives what is none', () => {
    expect(safeError(new TypeError('x is not a function')).message).toBe('x is not a function');
    expect(safeError('thrown as a text')).toEqual({ type: 'string', message: 'not an Error' });
    const turning = new Error('a');
    turning.cause = turning;
    expect(JSON.stringify(safeError(turning))).toContain('"a"');
  });
});
