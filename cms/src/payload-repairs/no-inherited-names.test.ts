import { BasePayload } from 'payload';
import { expect, it } from 'vitest';
import { noInheritedNames } from './no-inherited-names.ts';

it('Payload alone finds a collection that is called constructor', () => {
  const payload = new BasePayload();
  expect('constructor' in payload.collections).toBe(true);
  noInheritedNames(payload);
  expect('constructor' in payload.collections).toBe(false);
});
