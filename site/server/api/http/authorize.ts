import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { RequestParams } from './request-params.ts';

export function tokenOf(context: Context, params: RequestParams): unknown {
  return params.get('token') || context.req.header('cockpit-token') || bearerOf(context);
}

export function bearerOf(context: Context): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
}

export function hasBearerToken(context: Context, token: string): boolean {
  const given = bearerOf(context);
  return given !== undefined && constantTimeEquals(given, token);
}

export function hasToken(context: Context, params: RequestParams, apiToken: string): boolean {
  const token = tokenOf(context, params);
  return typeof token === 'string' && constantTimeEquals(token, apiToken);
}

/** Compares in constant time; the hashes make lengths equal, as timingSafeEqual demands. */
export function constantTimeEquals(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
