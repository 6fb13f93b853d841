import { expect, it } from 'vitest';
import { RequestError } from '#server/http/request-error.ts';
import { errorObject } from './error-object.ts';

it.each([
  [{ status: 404 }, 404],
  [{ statusCode: 403 }, 403],
  [new RequestError(413, 'Too much'), 413],
  [new Error('broken'), 500],
  [{ status: 'gone' }, 500],
  [{ status: 0 }, 500],
  ['a text', 500],
  [undefined, 500],
  [null, 500],
])('%j has the status %i', (error, statusCode) => {
  expect(errorObject(error, 'Words')).toEqual({ message: 'Words', statusCode });
});
