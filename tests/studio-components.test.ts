import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '../cms/src/config.ts';

/** Every `/components/file.tsx#Name` in a value, however deep. */
function componentPaths(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return value.startsWith('/components/') ? [value] : [];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((part) => componentPaths(part, seen));
}

it('names only components that the studio has, which Payload would leave out silently', async () => {
  const paths = [...new Set(componentPaths(await config))];
  expect(paths.length).toBeGreaterThan(40);
  const missing = paths.filter((path) => {
    const [file, name] = path.split('#');
    return !new RegExp(`export (async )?(function|const) ${name}\\b`).test(
      readFileSync(`studio${file}`, 'utf8'),
    );
  });
  expect(missing).toEqual([]);
  const importMap = readFileSync('studio/app/(payload)/admin/importMap.js', 'utf8');
  expect(paths.filter((path) => !importMap.includes(`"${path}"`))).toEqual([]);
});
