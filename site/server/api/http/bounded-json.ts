import { badRequest } from '#server/http/request-error.ts';

/** Far more than any query has; deeper JSON would only exhaust the stack. */
const MAX_LEVELS = 32;

/** Parses untrusted JSON. `what` names it in error messages. */
export function parseBoundedJson(text: string, what: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest(`${what} is not valid JSON`);
  }
  if (!isWithin(value, MAX_LEVELS))
    throw badRequest(`${what} is more than ${MAX_LEVELS} levels deep`);
  return value;
}

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1));
}
