import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Below these, known holes are open (advisories of 2025 and 2026). */
const FLOORS: Record<string, string> = {
  next: '16.4.1',
  react: '19.2.6',
  'react-dom': '19.2.6',
  payload: '3.90.0',
  sharp: '0.35.5',
};

type Lock = { packages: Record<string, { version?: string }> };
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

const installed = (name: string) =>
  Object.entries(lock.packages)
    .filter(([place]) => place.endsWith(`node_modules/${name}`))
    .map(([, { version = '0' }]) => version);

const isAtLeast = (version: string, floor: string) =>
  version.localeCompare(floor, 'en', { numeric: true }) >= 0;

it.each(Object.entries(FLOORS))('%s is at least %s, in every copy', (name, floor) => {
  expect(installed(name).length).toBeGreaterThan(0);
  for (const version of installed(name)) expect(isAtLeast(version, floor), version).toBe(true);
});

it('every package of Payload has the same version', () => {
  const versions = Object.entries(lock.packages)
    .filter(([place]) => /node_modules\/(?:@payloadcms\/[^/]+|payload)$/.test(place))
    .map(([, { version }]) => version);
  expect(new Set(versions).size).toBe(1);
});

it('what must never be installed is not', () => {
  expect(installed('@payloadcms/plugin-form-builder')).toEqual([]);
  expect(installed('@payloadcms/db-sqlite')).toEqual([]);
});

it('the import map of the panel is not empty', () => {
  const map = readFileSync('studio/app/(payload)/admin/importMap.js', 'utf8');
  expect(map).toContain('richtext-lexical');
});
