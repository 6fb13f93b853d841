import qs from 'qs';
import { badRequest } from '#server/http/request-error.ts';

/** As many parameters as PHP takes by default; a filter has at most 8 levels, of two keys each. */
const MAX_PARAMETERS = 1_000;
const MAX_DEPTH = 20;

/**
 * Reads a query string as PHP does: `filter[rating][$gte]=4` is `{filter: {rating: {$gte: '4'}}}`,
 * and keys that are numbers, or `[]`, make a list. The last of two equal names counts.
 */
export function parseQueryString(text: string): Record<string, unknown> {
  try {
    return qs.parse(numberItems(text), {
      ignoreQueryPrefix: true,
      duplicates: 'last',
      // Without a prototype, any parameter name is safe.
      plainObjects: true,
      depth: MAX_DEPTH,
      strictDepth: true,
      parameterLimit: MAX_PARAMETERS,
      arrayLimit: MAX_PARAMETERS,
      throwOnLimitExceeded: true,
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw badRequest('There are too many parameters, or they are nested too deeply');
  }
}

const NEW_ITEM = /(?:\[|%5B)(?:\]|%5D)(?=\[|%5B)/gi;

/** `a[][x]=1&a[][x]=2`: to PHP each `[]` is a new item, to qs the same one, so they get numbers. */
function numberItems(text: string): string {
  return text
    .split('&', MAX_PARAMETERS + 1)
    .map((parameter, index) => {
      const [name = '', ...value] = parameter.split('=');
      return [name.replace(NEW_ITEM, `[${index}]`), ...value].join('=');
    })
    .join('&');
}
