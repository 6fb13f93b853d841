import { readdirSync, readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIXTURES, seedSnapshot } from './testing/seed-snapshot.ts';
import { createTestApp, TOKEN, useTemporaryFolder } from './testing/test-app.ts';

type Case = {
  name: string;
  note: string;
  request: {
    method: string;
    path: string;
    query: Record<string, string>;
    rawQuery?: string;
    headers: Record<string, string>;
    body: unknown;
  };
  response: {
    status: number;
    headers: Record<string, string>;
    bodyKind: 'json' | 'text' | 'binary';
    body: unknown;
  };
};

const cases = readdirSync(`${FIXTURES}/golden`).map(
  (file) => JSON.parse(readFileSync(`${FIXTURES}/golden/${file}`, 'utf8')) as Case,
);

describe('answers as the recorded Cockpit host does', () => {
  const cacheFolder = useTemporaryFolder();
  let app: Hono;
  beforeAll(async () => {
    app = createTestApp({ snapshot: await seedSnapshot(), apiToken: TOKEN, cacheFolder });
  });

  it('has cases', () => expect(cases.length).toBeGreaterThan(80));

  it.each(cases)('$name', async ({ request, response: expected }) => {
    const query = request.rawQuery || new URLSearchParams(request.query).toString();
    const response = await app.request(`${request.path}?${query}`, {
      method: request.method,
      headers: request.headers,
      body: request.body === null ? undefined : JSON.stringify(request.body),
    });

    expect(response.status).toBe(expected.status);
    expect(response.headers.get('content-type')).toBe(expected.headers['content-type']);
    if (expected.bodyKind === 'json') expect(await response.json()).toEqual(expected.body);
    if (expected.bodyKind === 'text') expect(await response.text()).toBe(expected.body);
    if (expected.bodyKind === 'binary') {
      const { $binary } = expected.body as { $binary: object & { bytes?: number } };
      const { bytes: _notCompared, ...picture } = $binary;
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect({ format, width, height }).toEqual(picture);
    }
  });
});
