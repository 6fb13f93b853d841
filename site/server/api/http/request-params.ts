import type { Context } from 'hono';
import qs from 'qs';
import { badRequest, RequestError } from '#server/http/request-error.ts';

const MAX_JSON_BYTES = 64 * 1024;
const MAX_FORM_BYTES = 16 * 1024;

export class RequestParams {
  readonly #query: Readonly<Record<string, unknown>>;
  readonly #body: Readonly<Record<string, unknown>>;

  constructor(query: Record<string, unknown>, body: Record<string, unknown>) {
    this.#query = query;
    this.#body = body;
  }

  /** The body overrides the query, even with null, as in Cockpit. */
  get(name: string): unknown {
    if (Object.hasOwn(this.#body, name)) return this.#body[name];
    return this.isInQuery(name) ? this.#query[name] : undefined;
  }

  isInQuery(name: string): boolean {
    return Object.hasOwn(this.#query, name);
  }
}

/** Raw parameters: nested ones are parsed after authorisation, so other requests cost little. */
type Sent = {
  readonly query: string;
  readonly form: string;
  readonly json: Readonly<Record<string, unknown>>;
  readonly problem?: RequestError;
};

export async function readSent(context: Context): Promise<Sent> {
  const empty = { query: new URL(context.req.url).search, form: '', json: {} };
  try {
    return { ...empty, ...(await readBody(context)) };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { ...empty, problem: error };
  }
}

/** Enough to find a token or a signature; names with brackets are not expanded. */
export function flatParams({ query, form, json }: Sent): RequestParams {
  return new RequestParams(flatMap(query), { ...flatMap(form), ...json });
}

function flatMap(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

export function nestedParams({ query, form, json, problem }: Sent): RequestParams {
  if (problem) throw problem;
  return new RequestParams(parseQueryString(query), { ...parseQueryString(form), ...json });
}

async function readBody(context: Context): Promise<Partial<Sent>> {
  const type = context.req.header('content-type')?.toLowerCase() ?? '';
  const isJson = type.includes('application/json');
  const isForm = type.includes('application/x-www-form-urlencoded');
  if (!isJson && !isForm) return {};
  const text = await readText(context, isJson ? MAX_JSON_BYTES : MAX_FORM_BYTES);
  if (text.trim() === '') return {};
  return isJson ? { json: parseJsonObject(text) } : { form: text };
}

function parseJsonObject(text: string): Record<string, unknown> {
  const value = parseBoundedJson(text, 'The body');
  // PHP clients write an empty object as [].
  if (value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw badRequest('The body must be a JSON object');
  }
  return value as Record<string, unknown>;
}

async function readText(context: Context, maxBytes: number): Promise<string> {
  const stream = context.req.raw.body;
  if (!stream) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.byteLength;
      if (size > maxBytes) {
        throw new RequestError(413, `The body is larger than ${maxBytes} bytes`);
      }
      chunks.push(chunk);
    }
  } catch (error) {
    // A client that disconnects or sends an invalid body has caused the error.
    throw error instanceof RequestError ? error : badRequest('The body could not be read');
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** As many parameters as PHP takes by default; a filter has at most 8 levels, of two keys each. */
const MAX_PARAMETERS = 1_000;
const MAX_DEPTH = 20;

/** As in PHP, `filter[rating][$gte]=4` is `{filter: {rating: {$gte: '4'}}}`; `[]` makes a list. */
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

/** In `a[][x]=1&a[][x]=2` each `[]` is a new item to PHP, but not to qs, so they get numbers. */
function numberItems(text: string): string {
  return text
    .split('&', MAX_PARAMETERS + 1)
    .map((parameter, index) => {
      const [name = '', ...value] = parameter.split('=');
      return [name.replace(NEW_ITEM, `[${index}]`), ...value].join('=');
    })
    .join('&');
}

const MAX_LEVELS = 32;

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
