import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Floor = { name: string; floor: string; closes: Record<string, string> };

/** The lowest versions without known vulnerabilities, with the advisories that name them. */
const FLOORS: Floor[] = [
  {
    name: 'next',
    floor: '16.4.1',
    closes: {
      'GHSA-673q-mjm6-r5xr': 'code run by a visitor through `use cache` and typed arrays',
      'GHSA-2464-fhr4-w9xw': 'code run by a visitor through the image optimiser and SVG',
      'GHSA-p3m5-59mp-jv5r': 'a server held up through server actions',
    },
  },
  ...['react', 'react-dom'].map((name) => ({
    name,
    floor: '19.2.6',
    closes: {
      'CVE-2026-23870': 'a server ended or held up by crafted calls of server functions',
      'CVE-2026-23869': 'the same, where 19.2.4 had mended it in part',
      'CVE-2025-55182': 'code run by a visitor through the protocol of server components',
    },
  })),
  {
    name: 'payload',
    floor: '3.90.0',
    // The CVE record describes the vulnerability; the release notes say that 3.90.0 fixes it.
    closes: {
      'CVE-2026-105857': 'code run by a visitor through the form builder (GHSA-r488-j9vj-wx3q)',
    },
  },
  {
    name: 'sharp',
    floor: '0.35.5',
    closes: {
      'CVE-2026-114111': 'code run by a crafted SVG, in librsvg (CVE-2026-96889)',
      'GHSA-rgj7-g3m4-5g8c': 'code run by a crafted AVIF or HEIF, in libheif (CVE-2026-84383)',
      'GHSA-f88m-g3jw-g9cj': 'memory spoilt by crafted GIF and TIFF, in libvips',
    },
  },
  {
    name: 'zod',
    floor: '4.6.6',
    closes: { 'GHSA-mrhx-c7xc-m3w5': 'memory used up by collections beyond their limits' },
  },
];

type Lock = { packages: Record<string, { version?: string; dev?: boolean }> };
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

/** Development dependencies do not count: visitors never reach them. */
const installed = (name: string) =>
  Object.entries(lock.packages)
    .filter(([place, { dev }]) => !dev && place.endsWith(`node_modules/${name}`))
    .map(([, { version = '0' }]) => version);

const isAtLeast = (version: string, floor: string) =>
  version.localeCompare(floor, 'en', { numeric: true }) >= 0;

it.each(FLOORS)('$name is at least $floor, in every copy', ({ name, floor }) => {
  expect(installed(name).length).toBeGreaterThan(0);
  for (const version of installed(name)) expect(isAtLeast(version, floor), version).toBe(true);
});

it.each(FLOORS)('the floor of $name names its advisories', ({ closes }) => {
  expect(Object.keys(closes).length).toBeGreaterThan(0);
  for (const id of Object.keys(closes)) {
    expect(id).toMatch(/^(?:GHSA(?:-[23456789cfghjmpqrvwx]{4}){3}|CVE-20\d{2}-\d{4,})$/);
  }
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
