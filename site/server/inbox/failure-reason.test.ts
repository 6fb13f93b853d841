import { describe, expect, it } from 'vitest';
import { failureReason } from './failure-reason.ts';

describe('the reason of a mail that was not sent', () => {
  it.each([
    ['address', { code: 'EENVELOPE', responseCode: 550, message: '550 5.1.1 No such user' }],
    ['address', { code: 'EENVELOPE', message: 'No recipients defined' }],
    ['mailbox-full', { code: 'EENVELOPE', responseCode: 452, message: '452 4.2.2 Over quota' }],
    ['mailbox-full', { code: 'EMESSAGE', responseCode: 552, message: '552 Too much' }],
    ['content', { code: 'EMESSAGE', responseCode: 554, message: '554 5.7.1 Spam' }],
    ['later', { code: 'EENVELOPE', responseCode: 451, message: 'Try again later' }],
    ['later', { code: 'EPROTOCOL', responseCode: 421, message: 'Not now' }],
    ['connection', { code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:25' }],
    ['connection', { code: 'EDNS', message: 'getaddrinfo ENOTFOUND' }],
    ['login', { code: 'EAUTH', responseCode: 535, message: 'Invalid login' }],
    ['timeout', { code: 'ETIMEDOUT', message: 'The mail server takes too long' }],
    ['other', { message: 'What happened?' }],
  ] as const)('is %s', (reason, error) => {
    expect(failureReason(error)).toBe(reason);
  });
});
