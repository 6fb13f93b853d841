import { expect, it } from 'vitest';
import { isSetupCode, setupCode } from './setup-code.ts';

const SECRET = 'a secret for tests that is long enough';

it('is the same at every start, can be selected by a double click, and does not reveal the secret', () => {
  expect(setupCode(SECRET)).toMatch(/^[A-Za-z0-9]{24}$/);
  expect(setupCode(SECRET)).toBe(setupCode(SECRET));
  expect(setupCode(`${SECRET}!`)).not.toBe(setupCode(SECRET));
});

it('may be pasted with white space, and must be right otherwise', () => {
  const code = setupCode(SECRET);
  expect(isSetupCode(` ${code}\n`, SECRET)).toBe(true);
  for (const given of [
    '',
    code.slice(1),
    `${code}x`,
    code.toLowerCase(),
    undefined,
    null,
    [code],
  ]) {
    expect(isSetupCode(given, SECRET)).toBe(false);
  }
});
