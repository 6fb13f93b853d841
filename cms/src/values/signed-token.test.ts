import { expect, it } from 'vitest';
import { makeToken, openToken } from './signed-token.ts';

const SECRET = 'a secret of the house';
const token = makeToken(SECRET, 'receipt', ['request', 17]);

it('gives back what was signed', () => {
  expect(openToken(SECRET, 'receipt', token)).toEqual(['request', '17']);
});

it.each([
  ['another purpose', SECRET, 'preview', token],
  ['another secret', 'another secret', 'receipt', token],
  ['another part', SECRET, 'receipt', token.replace('request', 'contact')],
  [
    'another signature',
    SECRET,
    'receipt',
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
  ],
  ['no signature', SECRET, 'receipt', 'request.17'],
  ['nothing', SECRET, 'receipt', ''],
  ['far too much', SECRET, 'receipt', `${'a'.repeat(600)}${token}`],
])('refuses %s', (_what, secret, purpose, given) => {
  expect(openToken(secret, purpose, given)).toBeUndefined();
});
