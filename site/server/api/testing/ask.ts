import type { Hono } from 'hono';
import { expect } from 'vitest';
import { postJson } from './test-app.ts';

type Row = Record<string, unknown>;
type Answer = { entries: Row[]; total: number };

/** Requests entries with a JSON body. */
export async function post(
  app: Hono,
  collection: string,
  body: object,
  query = '',
): Promise<Answer> {
  const response = await postJson(app, `/api/collections/get/${collection}${query}`, body);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

/** Requests entries by an address only. */
export async function get(app: Hono, address: string): Promise<Answer> {
  const response = await app.request(`/api/collections/get/${address}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

/** The testimonials of the seed, in the order in which they are stored. */
export const EVERYONE = ['Anna', 'Marco', 'John', 'Élodie', 'Jürgen', 'zoe', 'Bob'];

export function firstNames({ entries }: Answer): string[] {
  return entries.map((entry) => String(entry.name).split(' ')[0] ?? '');
}
