import { describe, expect, it } from 'vitest';
import { backOffMs } from './back-off.ts';
import { mailFailure } from './mail-runner.ts';

const LIMITS = { firstMs: 1_000, capMs: 60_000 };

describe('waiting after failures', () => {
  it('takes twice as long each time, up to a limit', () => {
    const waits = [1, 2, 3, 6, 7, 5_000].map((count) => backOffMs(count, LIMITS, () => 0));
    expect(waits).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000]);
  });

  it('varies a little', () => {
    expect(backOffMs(1, LIMITS, () => 1)).toBe(900);
  });
});

const failure = (error: object, counts = { attempts: 3, serverFailures: 1 }) =>
  mailFailure(error, counts, () => 0);

describe('a mail that was not sent', () => {
  it('is given up when its address does not exist', () => {
    expect(failure({ code: 'EENVELOPE', responseCode: 550, message: 'No such user' })).toEqual({
      reason: 'address',
      error: 'No such user',
      retryInMs: 8_000,
      isFinal: true,
      isServers: false,
    });
  });

  it('is tried again when it is refused for now, up to an hour later', () => {
    expect(failure({ code: 'EENVELOPE', responseCode: 451 })).toMatchObject({
      retryInMs: 8_000,
      isFinal: false,
      isServers: false,
    });
    const late = { attempts: 40, serverFailures: 0 };
    expect(failure({ code: 'EMESSAGE', responseCode: 451 }, late).retryInMs).toBe(3_600_000);
  });

  it.each([
    { code: 'ECONNECTION' },
    { code: 'ESOCKET' },
    { code: 'ETIMEDOUT' },
    { code: 'EAUTH', responseCode: 535 },
    { code: 'EENVELOPE', responseCode: 421 },
  ])('waits for the server after %j', (error) => {
    expect(failure(error)).toMatchObject({ retryInMs: 2_000, isFinal: false, isServers: true });
  });
});
