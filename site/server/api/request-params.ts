import type { Context } from 'hono';
import { parseQueryString } from './query-string.ts';
import { badRequest, RequestError } from './request-error.ts';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * What a request asks for, from its query and its body. A problem is kept rather than thrown:
 * whoever has no token learns nothing of it.
 */
export class RequestParams {
  readonly #query: Readonly<Record<string, unknown>>;
  readonly #body: Readonly<Record<string, unknown>>;
  readonly problem: RequestError | undefined;

  constructor(
    query: Record<string, unknown>,
    body: Record<string, unknown>,
    problem?: RequestError,
  ) {
    this.#query = query;
    this.#body = body;
    this.problem = problem;
  }

  /** The body wins over the query, even with a null: so did Cockpit's. */
  get(name: string): unknown {
    if (Object.hasOwn(this.#body, name)) return this.#body[name];
    return this.#query[name];
  }

  isInQuery(name: string): boolean {
    return Object.hasOwn(this.#query, name);
  }
}

export async function readParams(context: Context): Promise<RequestParams> {
  let query: Record<string, unknown> = {};
  try {
    query = parseQueryString(new URL(context.req.url).search);
    return new RequestParams(query, await readBody(context));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return new RequestParams(query, {}, error);
  }
}

async function readBody(context: Context): Promise<Record<string, unknown>> {
  const type = context.req.header('content-type')?.toLowerCase() ?? '';
  const isJson = type.includes('application/json');
  const isForm = type.includes('application/x-www-form-urlencoded');
  if (!isJson && !isForm) return {};
  const text = await readText(context);
  if (text.trim() === '') return {};
  return isJson ? parseJsonObject(text) : parseQueryString(text);
}

function parseJsonObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest('The body is not valid JSON');
  }
  // PHP clients write an empty object as [].
  if (value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw badRequest('The body must be a JSON object');
  }
  return value as Record<string, unknown>;
}

/** Stops reading at the limit, whatever the Content-Length says. */
async function readText(context: Context): Promise<string> {
  const stream = context.req.raw.body;
  if (!stream) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > MAX_BODY_BYTES) {
        throw new RequestError(413, `The body is larger than ${MAX_BODY_BYTES} bytes`);
      }
      chunks.push(chunk);
    }
  } catch (error) {
    // Whoever hung up, or sent what is no body, has made the fault.
    throw error instanceof RequestError ? error : badRequest('The body could not be read');
  }
  return Buffer.concat(chunks).toString('utf8');
}
