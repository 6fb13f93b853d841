import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const BUILD = 'site/build/server';
/** Imports on one line, as the bundler writes them; longer ones are in texts of packages. */
const IMPORT = /^import (?:[^'";\n]+ from )?["']([^."'][^"']*)["'];$/gm;

type Lock = { packages: Record<string, { dev?: boolean }> };

it('the built site loads one package, which is installed without development dependencies', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((name) => name.endsWith('.js'));
  const imported = scripts.flatMap((name) => {
    const text = readFileSync(path.join(BUILD, name), 'utf8');
    return [...text.matchAll(IMPORT)].map((match) => match[1] ?? '');
  });
  const names = imported
    .filter((name) => !isBuiltin(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  const found = [...new Set(names)].map((name) => {
    const own = packages[`site/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    return { name, isThere: own !== undefined && own.dev !== true };
  });
  expect(found).toEqual([{ name: 'sharp', isThere: true }]);
});
